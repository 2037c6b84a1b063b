import type { Box } from '@incognita/boards';
import { type ReactElement, useRef, useState } from 'react';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { chartPicture, download, toPng } from './picture.ts';

/** The chart as a picture to keep: as drawn lines, or as dots. */
export function SavePicture(props: Props & { readonly whole: Box }): ReactElement {
  const words = boardWords(props.language);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const people = props.view.players
    .map((player, seat) => `${props.seatName(seat)} ${player.score}`)
    .join(' · ');
  const save = async (format: 'svg' | 'png'): Promise<void> => {
    setOpen(false);
    const drawn = box.current?.parentElement?.querySelector<SVGSVGElement>('.pan-zoom > svg');
    if (!drawn) return;
    const picture = await chartPicture(drawn, props.whole, {
      title: words.pictureTitle,
      line: words.pictureLine(props.view.season, people),
    });
    const name = `northwest-passage-${props.view.season}.${format}`;
    download(
      format === 'svg' ? new Blob([picture.text], { type: 'image/svg+xml' }) : await toPng(picture),
      name,
    );
  };
  return (
    <div className="nwp-save" ref={box}>
      <button
        type="button"
        className="nwp-round"
        aria-label={words.save}
        title={words.save}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M4 5h16v14H4zM4 16l5-5l4 4l2.5-2.5L20 17M15.5 9.5h.1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {open && (
        <div className="nwp-formats">
          {(['svg', 'png'] as const).map((format) => (
            <button key={format} type="button" className="button" onClick={() => void save(format)}>
              {words.saveAs(format.toUpperCase())}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
