import { MANIFESTS } from '@incognita/catalogue';
import type { ReactElement } from 'react';
import { useGameWords } from '../catalogue.ts';
import authors from '../style/icon-authors.json' with { type: 'json' };
import { useCreditsWords } from '../text/credits.ts';
import { useWords } from '../text/site.ts';
import { Frame } from './Frame.tsx';

export function Credits(): ReactElement {
  const words = useWords();
  const thanks = useCreditsWords();
  const games = useGameWords();
  return (
    <Frame title={words.credits} className="plain">
      <section className="leaf reading prose">
        <h1>{words.credits}</h1>
        <p>{thanks.creditsIntro}</p>
        <h2>{thanks.creditsGames}</h2>
        <ul>
          {MANIFESTS.map(({ id }) => (
            <li key={id}>{games(id).credit}</li>
          ))}
        </ul>
        <h2>{thanks.creditsIcons}</h2>
        <p>{thanks.creditsIconsNote}</p>
        <dl className="icon-credits">
          {Object.entries(authors).map(([author, icons]) => (
            <div key={author}>
              <dt>{author}</dt>
              <dd lang="en">
                {icons.map((icon) => (
                  <a
                    key={icon}
                    href={`https://game-icons.net/1x1/${author.toLowerCase().replaceAll(' ', '-')}/${icon}.html`}
                    rel="noreferrer"
                  >
                    {icon.replaceAll('-', ' ')}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <h2>{thanks.creditsFonts}</h2>
        <p>{thanks.creditsFontsNote}</p>
        <h2>{thanks.creditsSoftware}</h2>
        <p>{thanks.creditsSoftwareNote}</p>
      </section>
    </Frame>
  );
}
