import { LANGUAGES } from '@incognita/kernel';
import { type ReactElement, useId } from 'react';
import { PACES } from '../play/pacing.ts';
import { useSettings } from '../settings.ts';
import { useSettingsWords } from '../text/settings.ts';
import { useWords } from '../text/site.ts';
import './settings.css';

const SURFACES = ['system', 'light', 'dark'] as const;

/** Everything a person may set, on its own page and in the table's menu. Changes apply at once. */
export function SettingsForm(): ReactElement {
  const words = useWords();
  const form = useSettingsWords();
  const settings = useSettings();
  const { set } = settings;
  const id = useId();
  return (
    <form className="settings-form" onSubmit={(event) => event.preventDefault()}>
      <div className="setting">
        <label htmlFor={`${id}-name`}>{form.yourName}</label>
        <div>
          <input
            id={`${id}-name`}
            className="field"
            value={settings.name}
            maxLength={24}
            autoComplete="nickname"
            placeholder={words.you}
            onChange={(event) => set({ name: event.target.value })}
          />
          <p className="note">{form.nameNote}</p>
        </div>
      </div>
      <Bar
        label={form.language}
        name={`${id}-language`}
        options={LANGUAGES.map((value) => ({
          value,
          label: words.languageName[value],
          lang: value,
        }))}
        chosen={settings.language}
        choose={(language) => set({ language })}
      />
      <Bar
        label={form.surface}
        name={`${id}-surface`}
        options={SURFACES.map((value) => ({ value, label: form.surfaceName[value] }))}
        chosen={settings.surface}
        choose={(surface) => set({ surface })}
      />
      <Switch
        label={form.motion}
        note={form.motionNote}
        on={settings.motion}
        turn={(motion) => set({ motion })}
      />
      <Switch
        label={form.sound}
        note={form.soundNote}
        on={settings.sound}
        turn={(sound) => set({ sound })}
      />
      <Switch
        label={form.quick}
        note={form.quickNote}
        on={settings.quick}
        turn={(quick) => set({ quick })}
      />
      <Bar
        label={form.pace}
        note={form.paceNote}
        name={`${id}-pace`}
        options={PACES.map((value) => ({ value, label: form.paceName[value] }))}
        chosen={settings.pace}
        choose={(pace) => set({ pace })}
      />
    </form>
  );
}

function Bar<V extends string>(props: {
  readonly label: string;
  readonly note?: string;
  readonly name: string;
  readonly options: readonly { value: V; label: string; lang?: string }[];
  readonly chosen: V;
  readonly choose: (value: V) => void;
}): ReactElement {
  return (
    <fieldset className="setting">
      <legend>{props.label}</legend>
      <div className="bar">
        {props.options.map(({ value, label, lang }) => (
          <label key={value} lang={lang}>
            <input
              type="radio"
              className="sr"
              name={props.name}
              checked={value === props.chosen}
              onChange={() => props.choose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {props.note !== undefined && <p className="note">{props.note}</p>}
    </fieldset>
  );
}

function Switch(props: {
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}): ReactElement {
  const words = useSettingsWords();
  const id = useId();
  return (
    <div className="setting">
      <span id={id}>{props.label}</span>
      <div>
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={props.on}
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          onClick={() => props.turn(!props.on)}
        >
          <span aria-hidden="true" className="switch-knob" />
          <span aria-hidden="true">{props.on ? words.on : words.off}</span>
        </button>
        <p className="note" id={`${id}-note`}>
          {props.note}
        </p>
      </div>
    </div>
  );
}
