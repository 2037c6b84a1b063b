import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import type { Lights, ThingId } from './contract.ts';

/**
 * Something on a board that can be pointed at. It carries its state for the eye (`data-state`),
 * its name for the ear, and answers to pointer and keyboard alike. At rest it is no stop for the
 * Tab key, but arrows still reach it and it can be asked about.
 */
export function Thing(props: {
  readonly id: ThingId;
  readonly name: string;
  readonly lights: Pick<Lights, 'of' | 'pick'>;
  readonly className?: string;
  readonly children: ReactNode;
  /** What lies on it for the eye: numbers and letters that the name says in words. */
  readonly over?: ReactNode;
}): ReactElement {
  const { id, lights } = props;
  const light = lights.of(id);
  const label = light.says ? `${props.name}: ${light.says}` : props.name;
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    lights.pick(id);
  };
  const thing = (
    <g
      className={`thing ${props.className ?? ''}`}
      role="button"
      aria-label={label}
      aria-pressed={light.state === 'selected'}
      tabIndex={light.state === 'legal' || light.state === 'selected' ? 0 : -1}
      data-thing={id}
      data-state={light.state}
      data-changed={light.changed || undefined}
      data-threat={light.threatened || undefined}
      onClick={() => lights.pick(id)}
      onKeyDown={pressed}
    >
      {props.children}
    </g>
  );
  if (props.over === undefined) return thing;
  return (
    <>
      {thing}
      <g aria-hidden="true" pointerEvents="none">
        {props.over}
      </g>
    </>
  );
}
