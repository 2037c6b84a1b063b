import type { ReactElement } from 'react';
import authors from '../look/icon-authors.json' with { type: 'json' };
import { useWords } from '../text/index.ts';
import { Frame } from './Frame.tsx';

const GAMES = ['auztralia', 'northwest-passage', 'maximum-apocalypse', 'whiteout'];

export function Credits(): ReactElement {
  const words = useWords();
  return (
    <Frame title={words.credits} className="plain">
      <section className="leaf reading prose">
        <h1>{words.credits}</h1>
        <p>{words.creditsIntro}</p>
        <h2>{words.creditsGames}</h2>
        <ul>
          {GAMES.map((id) => (
            <li key={id}>{words.creditsGame[id]}</li>
          ))}
        </ul>
        <h2>{words.creditsIcons}</h2>
        <p>{words.creditsIconsNote}</p>
        <dl className="icon-credits">
          {Object.entries(authors).map(([author, icons]) => (
            <div key={author}>
              <dt>{author}</dt>
              <dd lang="en">
                {icons.map((icon) => (
                  <a
                    key={icon}
                    href={`https://game-icons.net/1x1/${author.toLowerCase()}/${icon}.html`}
                    rel="noreferrer"
                  >
                    {icon.replaceAll('-', ' ')}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <h2>{words.creditsFonts}</h2>
        <p>{words.creditsFontsNote}</p>
        <h2>{words.creditsSoftware}</h2>
        <p>{words.creditsSoftwareNote}</p>
      </section>
    </Frame>
  );
}
