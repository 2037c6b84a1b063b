import type { ReactElement } from 'react';
import { SettingsForm } from '../shell/SettingsForm.tsx';
import { useSettingsWords } from '../text/settings.ts';
import { useWords } from '../text/site.ts';
import { AccountSettings } from './account/AccountSettings.tsx';
import { Frame } from './Frame.tsx';
import { NoticeSettings } from './notices/NoticeSettings.tsx';
import { ProgramSettings } from './notices/ProgramSettings.tsx';

export function Settings(): ReactElement {
  const words = useWords();
  const form = useSettingsWords();
  return (
    <Frame title={words.settings} className="plain">
      <section className="leaf reading">
        <h1>{words.settings}</h1>
        <p className="note">{form.settingsNote}</p>
        <SettingsForm />
      </section>
      <NoticeSettings />
      <AccountSettings />
      <ProgramSettings />
    </Frame>
  );
}
