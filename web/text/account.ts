import { useText } from './use-text.ts';

export interface AccountWords {
  readonly keepTitle: string;
  readonly keepNote: string;
  readonly signInNote: string;
  readonly which: string;
  readonly make: string;
  readonly signIn: string;
  readonly login: string;
  readonly loginNote: string;
  readonly password: string;
  readonly passwordNote: string;
  readonly take: string;
  readonly takeNote: string;
  readonly or: string;
  readonly makeByPasskey: string;
  readonly signInByPasskey: string;
  readonly passkeyNote: string;
  readonly notNow: string;
  readonly forgotten: string;
  readonly forgot: string;
  readonly forgotTitle: string;
  readonly forgotNote: string;
  readonly address: string;
  readonly sendCode: string;
  readonly letterNote: (address: string) => string;
  readonly back: string;
  readonly userName: string;
  readonly addPassword: string;
  readonly addPasswordNote: string;
  readonly codeTitle: string;
  readonly codeNote: (address: string) => string;
  readonly code: string;
  readonly confirm: string;
  readonly startOver: string;
  readonly yours: string;
  readonly signedInAs: (login: string) => string;
  readonly byPasskeyOnly: string;
  readonly signOut: string;
  readonly signOutNote: string;
  readonly passkeys: string;
  readonly noPasskeysYet: string;
  readonly addPasskey: string;
  readonly remove: string;
  readonly removeOf: (name: string) => string;
  readonly since: (when: string) => string;
  readonly sessions: string;
  readonly thisBrowser: string;
  readonly unknownBrowser: string;
  readonly on: (browser: string, system: string) => string;
  readonly seen: (when: string) => string;
  readonly end: string;
  readonly endOf: (name: string) => string;
  readonly endOthers: string;
  readonly changePassword: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly changeNote: string;
  readonly changed: string;
  readonly proveTitle: string;
  readonly proveNote: string;
  readonly proveNow: string;
  readonly proveByPasskey: string;
  readonly deleteTitle: string;
  readonly deleteNote: string;
  readonly deleteNow: string;
  readonly deleted: string;
}

const en: AccountWords = {
  keepTitle: 'Keep your games: make an account',
  keepNote:
    'You play as a guest, known to this browser only. With an account your games, seats and settings come along to any device. Nothing else changes.',
  signInNote: 'Come back to your games from this browser.',
  which: 'New here, or coming back?',
  make: 'Make an account',
  signIn: 'Sign in',
  login: 'User name or e-mail',
  loginNote: 'Only you see it; at the table you keep your name.',
  password: 'Password',
  passwordNote: 'At least 12 characters. A few words in a row are good.',
  take: 'Take along what I play here as a guest',
  takeNote: 'Leave it off where somebody else plays in this browser.',
  or: 'or',
  makeByPasskey: 'Make it with a passkey',
  signInByPasskey: 'Sign in with a passkey',
  passkeyNote: 'Your device vouches for you, by finger, face or PIN. There is no password to lose.',
  notNow: 'Nothing was done: the browser asked, and nobody answered yes.',
  forgotten: 'Forgotten? Whoever runs this server can give you a new one.',
  forgot: 'Forgot the password?',
  forgotTitle: 'A new password',
  forgotNote:
    'A code goes to the e-mail address of your account. Without an address, ask whoever runs this server.',
  address: 'E-mail',
  sendCode: 'Send the code',
  letterNote: (address) =>
    `If an account has ${address} as its confirmed address, a letter with a code is on its way there. It is good for an hour.`,
  back: 'Back',
  userName: 'User name',
  addPassword: 'Add a password',
  addPasswordNote: 'A second way in, for a device that knows no passkey of yours.',
  codeTitle: 'One step more: the code',
  codeNote: (address) => `A letter with a code of six digits is on its way to ${address}.`,
  code: 'Code',
  confirm: 'Confirm',
  startOver: 'Start over',
  yours: 'Your account',
  signedInAs: (login) => `Signed in as ${login}`,
  byPasskeyOnly: 'Signed in by passkey',
  signOut: 'Sign out',
  signOutNote: 'Your games wait for you.',
  passkeys: 'Passkeys',
  noPasskeysYet: 'None yet.',
  addPasskey: 'Add a passkey',
  remove: 'Remove',
  removeOf: (name) => `Remove the passkey ${name}`,
  since: (when) => `since ${when}`,
  sessions: 'Where you are signed in',
  thisBrowser: 'this browser',
  unknownBrowser: 'A browser',
  on: (browser, system) => `${browser} on ${system}`,
  seen: (when) => `last seen ${when}`,
  end: 'End',
  endOf: (name) => `End the session: ${name}`,
  endOthers: 'End all others',
  changePassword: 'Change the password',
  oldPassword: 'Password now',
  newPassword: 'New password',
  changeNote: 'You are signed out everywhere else.',
  changed: 'The password is changed; all other sessions have ended.',
  proveTitle: 'Show that it is you',
  proveNote:
    'You signed in a while ago, and this could let somebody in or lock you out. Show once more that it is you, and it is done.',
  proveNow: 'It is me',
  proveByPasskey: 'Show the passkey',
  deleteTitle: 'Delete the account',
  deleteNote:
    'For good, at once. Games that are over stay readable without your name; in running ones a bot takes your seat; tables that wait for a start lose you.',
  deleteNow: 'Delete it for good',
  deleted: 'Your account is gone.',
};

const fr: AccountWords = {
  keepTitle: 'Gardez vos parties : créez un compte',
  keepNote:
    'Vous jouez en invité, connu de ce seul navigateur. Avec un compte, vos parties, vos places et vos réglages vous suivent sur tout appareil. Rien d’autre ne change.',
  signInNote: 'Retrouvez vos parties depuis ce navigateur.',
  which: 'Nouveau ici, ou de retour ?',
  make: 'Créer un compte',
  signIn: 'Se connecter',
  login: 'Nom d’utilisateur ou e-mail',
  loginNote: 'Vous seul le voyez ; à la table vous gardez votre nom.',
  password: 'Mot de passe',
  passwordNote: 'Au moins 12 caractères. Quelques mots à la suite font l’affaire.',
  take: 'Emporter ce que je joue ici en invité',
  takeNote: 'À laisser de côté si quelqu’un d’autre joue dans ce navigateur.',
  or: 'ou',
  makeByPasskey: 'Le créer avec une clé d’accès',
  signInByPasskey: 'Se connecter avec une clé d’accès',
  passkeyNote:
    'Votre appareil répond de vous, par le doigt, le visage ou un code. Aucun mot de passe à perdre.',
  notNow: 'Rien n’a été fait : le navigateur a demandé, et personne n’a dit oui.',
  forgotten: 'Oublié ? La personne qui tient ce serveur peut vous en donner un autre.',
  forgot: 'Mot de passe oublié ?',
  forgotTitle: 'Un nouveau mot de passe',
  forgotNote:
    'Un code part vers l’adresse e-mail de votre compte. Sans adresse, demandez à la personne qui tient ce serveur.',
  address: 'E-mail',
  sendCode: 'Envoyer le code',
  letterNote: (address) =>
    `Si un compte a ${address} pour adresse confirmée, un courriel avec un code est en route. Il vaut une heure.`,
  back: 'Retour',
  userName: 'Nom d’utilisateur',
  addPassword: 'Ajouter un mot de passe',
  addPasswordNote: 'Une seconde entrée, pour un appareil qui ne connaît aucune de vos clés.',
  codeTitle: 'Encore un pas : le code',
  codeNote: (address) => `Un courriel avec un code de six chiffres est en route vers ${address}.`,
  code: 'Code',
  confirm: 'Confirmer',
  startOver: 'Recommencer',
  yours: 'Votre compte',
  signedInAs: (login) => `Connecté : ${login}`,
  byPasskeyOnly: 'Connecté par clé d’accès',
  signOut: 'Se déconnecter',
  signOutNote: 'Vos parties vous attendent.',
  passkeys: 'Clés d’accès',
  noPasskeysYet: 'Aucune pour l’instant.',
  addPasskey: 'Ajouter une clé d’accès',
  remove: 'Retirer',
  removeOf: (name) => `Retirer la clé d’accès ${name}`,
  since: (when) => `depuis le ${when}`,
  sessions: 'Où vous êtes connecté',
  thisBrowser: 'ce navigateur',
  unknownBrowser: 'Un navigateur',
  on: (browser, system) => `${browser} sous ${system}`,
  seen: (when) => `vu le ${when}`,
  end: 'Terminer',
  endOf: (name) => `Terminer la session : ${name}`,
  endOthers: 'Terminer toutes les autres',
  changePassword: 'Changer le mot de passe',
  oldPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  changeNote: 'Vous serez déconnecté partout ailleurs.',
  changed: 'Le mot de passe est changé ; toutes les autres sessions sont terminées.',
  proveTitle: 'Prouvez que c’est bien vous',
  proveNote:
    'Votre connexion date un peu, et ceci pourrait ouvrir votre compte à quelqu’un ou vous le fermer. Prouvez encore une fois que c’est vous, et ce sera fait.',
  proveNow: 'C’est bien moi',
  proveByPasskey: 'Présenter la clé d’accès',
  deleteTitle: 'Supprimer le compte',
  deleteNote:
    'Pour de bon, tout de suite. Les parties finies restent lisibles sans votre nom ; dans celles en cours un robot prend votre place ; vous quittez les tables qui attendent un départ.',
  deleteNow: 'Supprimer pour de bon',
  deleted: 'Votre compte n’est plus.',
};

export const accountWords = { en, fr };

export const useAccountWords = (): AccountWords => useText(accountWords);
