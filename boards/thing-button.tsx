import type { ReactElement, ReactNode } from 'react';
import type { Lights, ThingId } from './contract.ts';

/**
 * Something beside the map that a choice may point at: a button with its state for the eye
 * (`data-state`), its words for the ear, and the letter of its choice. Within the map it is `Thing`.
 */
export function ThingButton(props: {
  readonly id: ThingId;
  readonly lights: Pick<Lights, 'of' | 'pick'>;
  readonly className: string;
  /** What it is called; without a name, the words that are drawn on it are its name. */
  readonly name?: string;
  /** What the drawing leaves unsaid, after the words on it. Only without a name. */
  readonly also?: string;
  /** Class of the badge with the letter of the choice; without one there is no badge. */
  readonly keyClass?: string;
  readonly children: ReactNode;
}): ReactElement {
  const { id, lights, name } = props;
  const light = lights.of(id);
  const lit = light.state === 'legal' || light.state === 'selected';
  const unsaid = [props.also, light.says].filter(Boolean);
  return (
    <button
      type="button"
      className={props.className}
      data-thing={id}
      data-state={light.state}
      data-changed={light.changed || undefined}
      data-threat={light.threatened || undefined}
      aria-pressed={lit ? light.state === 'selected' : undefined}
      aria-label={name && light.says ? `${name}: ${light.says}` : name}
      onClick={() => lights.pick(id)}
    >
      {props.children}
      {props.keyClass !== undefined && lit && light.badge !== null && (
        <span className={props.keyClass} aria-hidden="true">
          {light.badge}
        </span>
      )}
      {name === undefined && unsaid.length > 0 && (
        <span className="sr">{unsaid.map((said) => `, ${said}`)}</span>
      )}
    </button>
  );
}
