import { useText } from './use-text.ts';

/** The words of the page that says who made what. */
export interface CreditsWords {
  readonly creditsIntro: string;
  readonly creditsGames: string;
  readonly creditsIcons: string;
  readonly creditsIconsNote: string;
  readonly creditsFonts: string;
  readonly creditsFontsNote: string;
  readonly creditsSoftware: string;
  readonly creditsSoftwareNote: string;
}

const en: CreditsWords = {
  creditsIntro:
    'Incognita is unofficial and has no tie to any publisher. Rules are facts and are followed in full; art, words and card faces are our own.',
  creditsGames: 'Games whose rules are followed',
  creditsIcons: 'Icons',
  creditsIconsNote:
    'Icons on the boards: game-icons.net, under CC BY 3.0, recoloured. Signs, posters, maps and pieces are drawn by us. The icons, by whoever drew them:',
  creditsFonts: 'Type',
  creditsFontsNote:
    'Atkinson Hyperlegible Next (Braille Institute), Fraunces (Undercase Type), Limelight (Eben Sorkin), Jost (Owen Earl), Libre Bodoni (Impallari Type): SIL Open Font License 1.1.',
  creditsSoftware: 'Software',
  creditsSoftwareNote:
    'React, Vite, zustand, wouter, comlink, idb, d3, marked, MiniSearch, qrcode and Workbox, each under its free licence. Incognita itself stands under the MIT licence.',
};

const fr: CreditsWords = {
  creditsIntro:
    'Incognita n’est pas officiel et n’a de lien avec aucun éditeur. Les règles sont des faits, suivis en entier ; les dessins, les mots et les faces des cartes sont les nôtres.',
  creditsGames: 'Jeux dont les règles sont suivies',
  creditsIcons: 'Icônes',
  creditsIconsNote:
    'Icônes des plateaux : game-icons.net, sous CC BY 3.0, recolorées. Signes, affiches, cartes et pièces sont dessinés par nous. Les icônes, par auteur :',
  creditsFonts: 'Caractères',
  creditsFontsNote:
    'Atkinson Hyperlegible Next (Braille Institute), Fraunces (Undercase Type), Limelight (Eben Sorkin), Jost (Owen Earl), Libre Bodoni (Impallari Type) : licence SIL Open Font 1.1.',
  creditsSoftware: 'Logiciels',
  creditsSoftwareNote:
    'React, Vite, zustand, wouter, comlink, idb, d3, marked, MiniSearch, qrcode et Workbox, chacun sous sa licence libre. Incognita lui-même est sous licence MIT.',
};

export const creditsWords = { en, fr };

export const useCreditsWords = (): CreditsWords => useText(creditsWords);
