import { type ReactElement, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { Said } from '../../play/session.ts';
import { useSettings } from '../../settings.ts';
import { Sign } from '../../style/signs.tsx';
import { useHomeWords } from '../../text/home.ts';

/** Opens a game from a file; what is wrong with a file is said in a sentence. */
export function ImportGame(): ReactElement {
  const words = useHomeWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Said | null>(null);
  const id = useId();
  const open = async (file: File): Promise<void> => {
    // The rules are not needed before somebody has a file.
    const { importGameFile } = await import('../../play/import-file.ts');
    const taken = await importGameFile(await file.text());
    if ('id' in taken) go(`/local/${taken.id}`);
    else setTrouble(taken.trouble);
  };
  return (
    <div className="take-in">
      <input
        id={id}
        type="file"
        className="sr"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was mended.
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      <label htmlFor={id} className="quiet">
        <Sign name="note" size={18} /> {words.importGame}
      </label>
      {trouble && (
        <p className="refusal" role="alert">
          <Sign name="no" size={18} />
          <span>{trouble[language]}</span>
        </p>
      )}
    </div>
  );
}
