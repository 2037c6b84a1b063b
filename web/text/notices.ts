import { useText } from './use-text.ts';

export interface NoticeWords {
  readonly title: string;
  readonly note: string;
  readonly mail: string;
  readonly address: string;
  readonly sendCode: string;
  readonly codeNote: (address: string) => string;
  readonly code: string;
  readonly confirm: string;
  readonly otherAddress: string;
  readonly toAddress: (address: string) => string;
  readonly browser: string;
  readonly browserNote: string;
  readonly browserOn: string;
  readonly browserOff: string;
  readonly begin: string;
  readonly otherBrowsers: (count: number) => string;
  readonly webhook: string;
  readonly webhookNote: string;
  readonly hookAddress: string;
  readonly begins: string;
  readonly secret: string;
  readonly secretNote: string;
  readonly end: string;
  readonly endOf: (what: string) => string;
  readonly notHere: string;
  readonly programs: string;
  readonly programsNote: string;
  readonly program: string;
  readonly makeToken: string;
  readonly token: string;
  readonly tokenNote: string;
  readonly takeBack: string;
  readonly takeBackOf: (name: string) => string;
  readonly since: (when: string) => string;
  readonly used: (when: string) => string;
  readonly never: string;
}

const en: NoticeWords = {
  title: 'When it is your turn',
  note: 'At tables with a clock you can be told, once per turn, when others wait for you. A notice names the table and the time you have, and nothing of the game.',
  mail: 'By mail',
  address: 'Mail address',
  sendCode: 'Send a code there',
  codeNote: (address) =>
    `A code was sent to ${address}. Type it in within the hour; before that nothing else is sent there.`,
  code: 'Code',
  confirm: 'Confirm',
  otherAddress: 'Another address',
  toAddress: (address) => `Mail goes to ${address}.`,
  browser: 'In this browser',
  browserNote: 'Also when the page is closed, as long as the browser runs.',
  browserOn: 'This browser shows notices.',
  browserOff: 'This browser shows no notices.',
  begin: 'Show notices here',
  otherBrowsers: (count) =>
    count === 1 ? 'One browser in all shows notices.' : `${count} browsers in all show notices.`,
  webhook: 'By webhook',
  webhookNote: 'For a program of yours: every notice is posted there, signed.',
  hookAddress: 'Address, with https',
  begins: 'Post there',
  secret: 'The secret that signs',
  secretNote: 'Shown this once. docs/api.md tells how to check the signature.',
  end: 'End',
  endOf: (what) => `End: ${what}`,
  notHere: 'The browser did not allow it. Look at its settings for this site.',
  programs: 'Programs that play for you',
  programsNote:
    'A program with an access token plays on your seats and does nothing else. Give it to nobody you do not trust with your games.',
  program: 'What is it for?',
  makeToken: 'Make an access token',
  token: 'The access token',
  tokenNote: 'Shown this once: copy it now.',
  takeBack: 'Take back',
  takeBackOf: (name) => `Take back the access token of ${name}`,
  since: (when) => `made on ${when}`,
  used: (when) => `last used on ${when}`,
  never: 'never used',
};

const fr: NoticeWords = {
  title: 'Quand c’est votre tour',
  note: 'Aux tables avec pendule, on peut vous prévenir, une fois par tour, quand les autres vous attendent. L’avis nomme la table et le temps qu’il vous reste, et rien de la partie.',
  mail: 'Par courriel',
  address: 'Adresse de courriel',
  sendCode: 'Y envoyer un code',
  codeNote: (address) =>
    `Un code a été envoyé à ${address}. Tapez-le dans l’heure ; d’ici là, rien d’autre n’y est envoyé.`,
  code: 'Code',
  confirm: 'Confirmer',
  otherAddress: 'Une autre adresse',
  toAddress: (address) => `Les courriels vont à ${address}.`,
  browser: 'Dans ce navigateur',
  browserNote: 'Même quand la page est fermée, tant que le navigateur tourne.',
  browserOn: 'Ce navigateur montre les avis.',
  browserOff: 'Ce navigateur ne montre pas d’avis.',
  begin: 'Montrer les avis ici',
  otherBrowsers: (count) =>
    count === 1
      ? 'Un navigateur en tout montre les avis.'
      : `${count} navigateurs en tout montrent les avis.`,
  webhook: 'Par webhook',
  webhookNote: 'Pour un programme à vous : chaque avis y est posté, signé.',
  hookAddress: 'Adresse, en https',
  begins: 'Poster là',
  secret: 'Le secret qui signe',
  secretNote: 'Montré cette seule fois. docs/api.md dit comment vérifier la signature.',
  end: 'Terminer',
  endOf: (what) => `Terminer : ${what}`,
  notHere: 'Le navigateur ne l’a pas permis. Voyez ses réglages pour ce site.',
  programs: 'Programmes qui jouent pour vous',
  programsNote:
    'Un programme avec un jeton d’accès joue à vos places et ne fait rien d’autre. Ne le donnez à personne à qui vous ne confieriez pas vos parties.',
  program: 'À quoi sert-il ?',
  makeToken: 'Créer un jeton d’accès',
  token: 'Le jeton d’accès',
  tokenNote: 'Montré cette seule fois : copiez-le maintenant.',
  takeBack: 'Révoquer',
  takeBackOf: (name) => `Révoquer le jeton d’accès : ${name}`,
  since: (when) => `créé le ${when}`,
  used: (when) => `utilisé pour la dernière fois le ${when}`,
  never: 'jamais utilisé',
};

export const noticeWords = { en, fr };

export const useNoticeWords = (): NoticeWords => useText(noticeWords);
