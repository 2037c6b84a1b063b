import type { ReactElement } from 'react';
import { useWords } from '../text/index.ts';
import { AccountLeaf } from './account/AccountLeaf.tsx';
import { Frame } from './Frame.tsx';
import { NoticesLeaf } from './notices/NoticesLeaf.tsx';
import { ProgramsLeaf } from './notices/ProgramsLeaf.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function Settings(): ReactElement {
  const words = useWords();
  return (
    <Frame title={words.settings} className="plain">
      <section className="leaf reading">
        <h1>{words.settings}</h1>
        <p className="note">{words.settingsNote}</p>
        <SettingsForm />
      </section>
      <NoticesLeaf />
      <AccountLeaf />
      <ProgramsLeaf />
    </Frame>
  );
}
