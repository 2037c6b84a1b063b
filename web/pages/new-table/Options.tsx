import { type AnyFace, type AnyTypes, type Catalogue, say, type Teller } from '@incognita/kernel';
import { Fragment, type ReactElement, type ReactNode, useId } from 'react';
import { Sign } from '../../style/signs.tsx';
import { useNewTableWords } from '../../text/new-table.ts';
import { type Config, type Refusal, settle } from './settle.ts';

type Value = string | number | boolean;

interface Option {
  readonly value: Value;
  readonly label: string;
  readonly chosen: boolean;
  readonly refused: Refusal | null;
}

interface Wording {
  readonly catalogue: Catalogue<AnyTypes>;
  readonly teller: Teller;
}

/** What a value of an option is called. */
export function valueName(catalogue: Catalogue<AnyTypes>, field: string, value: Value): string {
  return catalogue.config[field]?.values[`${value}`] ?? String(value);
}

/** The game's options, drawn from its config: nothing here knows which game it is. */
export function Options(props: {
  readonly game: AnyFace;
  readonly config: Config;
  readonly gaveWay: readonly Refusal[];
  readonly wording: Wording;
  readonly change: (change: Readonly<Record<string, Value>>) => void;
  readonly openRule: (id: string) => void;
  /** Who sits where, right below how many sit down. */
  readonly seats: ReactNode;
}): ReactElement {
  const { game, config, wording } = props;
  return (
    <>
      {Object.entries(game.config.fields).map(([field, { values }]) => (
        <Fragment key={field}>
          <OptionRow
            field={field}
            config={config}
            options={values.map((value) => {
              const settled = settle(game.config, config, { [field]: value });
              return {
                value,
                label: valueName(wording.catalogue, field, value),
                chosen: config[field] === value,
                refused: 'refused' in settled ? settled.refused : null,
              };
            })}
            gaveWay={props.gaveWay.find((refusal) => refusal.field === field) ?? null}
            wording={wording}
            change={props.change}
            openRule={props.openRule}
          />
          {field === 'seats' && props.seats}
        </Fragment>
      ))}
    </>
  );
}

/** A bar holds a handful of short words; many values make a list, and longer ones cards. */
function shapeOf(options: readonly Option[]): 'bar' | 'cards' | 'list' {
  if (options.length > 5) return 'list';
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  return letters > 46 ? 'cards' : 'bar';
}

function OptionRow(props: {
  readonly field: string;
  readonly config: Config;
  readonly options: readonly Option[];
  readonly gaveWay: Refusal | null;
  readonly wording: Wording;
  readonly change: (change: Readonly<Record<string, Value>>) => void;
  readonly openRule: (id: string) => void;
}): ReactElement {
  const { field, options, wording } = props;
  const words = useNewTableWords();
  const id = useId();
  const label = wording.catalogue.config[field]?.label ?? field;
  const chosen = options.find((option) => option.chosen);
  const shape = shapeOf(options);
  const choose = (option: Option): void => props.change({ [field]: option.value });
  return (
    <fieldset className="row">
      <legend>{label}</legend>
      <div className="row-body">
        {shape === 'list' ? (
          <List options={options} label={label} choose={choose} />
        ) : (
          <div className={shape}>
            {options.map((option) => (
              <label key={String(option.value)} data-refused={option.refused !== null || undefined}>
                <input
                  type="radio"
                  className="sr"
                  name={`${id}-${field}`}
                  checked={option.chosen}
                  disabled={option.refused !== null}
                  aria-describedby={option.refused ? `${id}-no` : undefined}
                  onChange={() => choose(option)}
                />
                <span>{option.label}</span>
              </label>
            ))}
          </div>
        )}
        <div id={`${id}-no`}>
          {props.gaveWay && chosen && (
            <p className="gave-way" role="status">
              {words.fellBackTo(label, chosen.label)}{' '}
              {say(wording.catalogue, props.gaveWay, wording.teller)}{' '}
              <RuleButton rule={props.gaveWay.rule} open={props.openRule} />
            </p>
          )}
          {reasonsOf(options, wording).map((reason) => (
            <p className="refusal" key={reason.says}>
              <Sign name="no" size={18} />
              <span>
                <strong>{reason.labels.join(', ')}</strong>
                <span className="sr">, {words.refused}: </span>
                <span aria-hidden="true"> · </span>
                {reason.says} <RuleButton rule={reason.refusal.rule} open={props.openRule} />
                <Instead
                  refusal={reason.refusal}
                  config={props.config}
                  wording={wording}
                  change={(change) => {
                    // Who takes up the proposal wanted the value that was refused.
                    const [wanted, other] = reason.values;
                    const one = wanted !== undefined && other === undefined;
                    props.change(one ? { [field]: wanted, ...change } : change);
                  }}
                />
              </span>
            </p>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** Values too many for a bar. What cannot be chosen is named below, with its reason. */
function List(props: {
  readonly options: readonly Option[];
  readonly label: string;
  readonly choose: (option: Option) => void;
}): ReactElement {
  const free = props.options.filter(({ refused }) => refused === null);
  const chosen = props.options.findIndex((option) => option.chosen);
  return (
    <select
      className="field"
      aria-label={props.label}
      value={chosen}
      onChange={(event) => {
        const option = props.options[Number(event.target.value)];
        if (option) props.choose(option);
      }}
    >
      {free.map((option) => (
        <option key={String(option.value)} value={props.options.indexOf(option)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface Reason {
  readonly says: string;
  readonly refusal: Refusal;
  readonly labels: string[];
  readonly values: Value[];
}

/** Refused values with the same reason share a line; of a long list only the first are named. */
function reasonsOf(options: readonly Option[], wording: Wording): Reason[] {
  const reasons: Reason[] = [];
  for (const { refused, label, value } of options) {
    if (!refused) continue;
    const says = say(wording.catalogue, refused, wording.teller);
    const known = reasons.find((reason) => reason.says === says);
    if (!known) {
      reasons.push({ says, refusal: refused, labels: [label], values: [value] });
      continue;
    }
    known.values.push(value);
    if (known.labels.length < 3) known.labels.push(label);
    else if (known.labels.length === 3) known.labels.push('…');
  }
  return reasons;
}

function Instead(props: {
  readonly refusal: Refusal;
  readonly config: Config;
  readonly wording: Wording;
  readonly change: (change: Readonly<Record<string, Value>>) => void;
}): ReactElement | null {
  const words = useNewTableWords();
  const { instead } = props.refusal;
  if (!instead) return null;
  const { catalogue } = props.wording;
  const entries = Object.entries(instead).filter((entry): entry is [string, Value] => {
    const [, value] = entry;
    return value !== undefined;
  });
  // It may be as proposed already: then there is nothing left to change.
  if (entries.every(([field, value]) => props.config[field] === value)) return null;
  const names = entries.map(([field, value]) => valueName(catalogue, field, value));
  return (
    <button
      type="button"
      className="instead"
      onClick={() => props.change(Object.fromEntries(entries))}
    >
      {words.change(names.join(', '))}
    </button>
  );
}

function RuleButton(props: {
  readonly rule: string;
  readonly open: (id: string) => void;
}): ReactElement {
  return (
    <button type="button" className="rule-id" onClick={() => props.open(props.rule)}>
      {props.rule}
    </button>
  );
}
