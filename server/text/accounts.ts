/** What can be in the way of accounts, with the facts of its sentence. */
export interface AccountTroubles {
  'wrong-login': object;
  'wrong-password': object;
  'sign-in-wait': { minutes: number };
  'login-taken': object;
  'password-is-login': object;
  'common-password': object;
  'has-account': object;
  'no-account': object;
  'no-session': object;
  'no-passkey': object;
  'last-way': object;
  'not-fresh': object;
  'passkey-failed': object;
  'passkeys-need-tls': object;
  'passkeys-need-name': object;
  'wrong-letter-code': object;
  'has-password': object;
  'no-letters': object;
  'reset-needs-address': object;
  'no-such-account': { who: string };
}

type AccountText = {
  readonly [C in keyof AccountTroubles]: (about: AccountTroubles[C]) => string;
};

export const accountsEn: AccountText = {
  'wrong-login': () =>
    'This name and this password do not belong together. Check both and try again.',
  'wrong-password': () => 'That is not the password of this account.',
  'sign-in-wait': (p) =>
    `There were too many attempts. Try again in ${p.minutes} ${p.minutes === 1 ? 'minute' : 'minutes'}.`,
  'login-taken': () =>
    'This name or address cannot be used here. Choose another one, or sign in if it is yours.',
  'common-password': () =>
    'This password is among the first that anybody tries; choose another one. A few words in a row are good.',
  'password-is-login': () => 'The password contains the name; choose one that does not.',
  'has-account': () => 'You already have an account; sign out to make another one.',
  'no-account': () => 'You are not signed in; sign in and try again.',
  'no-session': () => 'There is no such session; it may already have ended.',
  'no-passkey': () => 'There is no such passkey; it may already have been removed.',
  'last-way': () =>
    'This passkey is the only way into the account; add another one before you remove it.',
  'not-fresh': () => 'You signed in a while ago. Show once more that it is you, and try again.',
  'passkey-failed': () => 'The passkey was not accepted. Try again, or sign in another way.',
  'has-password': () => 'This account already has a password; change it instead.',
  'no-letters': () => 'This server sends no mail. Whoever runs it can give you a new password.',
  'reset-needs-address': () =>
    'A letter needs an e-mail address, and an account by user name has none. Whoever runs this server can give you a new password.',
  'no-such-account': (p) =>
    `There is no account "${p.who}"; it takes a user name, an e-mail address, or the id of a guest that inspect tells.`,
  'wrong-letter-code': () => 'That is not the code of the letter. Check it and type it again.',
  'passkeys-need-tls': () =>
    'Passkeys are off here: browsers allow them only on an address that begins with https, or on the machine itself. A password works.',
  'passkeys-need-name': () =>
    'Passkeys are off under this address: browsers bind them to a name. Open the page as localhost, or by the address that its host has set. A password works.',
};

export const accountsFr: AccountText = {
  'wrong-login': () =>
    'Ce nom et ce mot de passe ne vont pas ensemble. Vérifiez les deux et réessayez.',
  'wrong-password': () => 'Ce n’est pas le mot de passe de ce compte.',
  'sign-in-wait': (p) =>
    `Il y a eu trop d’essais. Réessayez dans ${p.minutes} ${p.minutes === 1 ? 'minute' : 'minutes'}.`,
  'login-taken': () =>
    'Ce nom ou cette adresse ne peut pas servir ici. Choisissez-en un autre, ou connectez-vous si c’est le vôtre.',
  'common-password': () =>
    'Ce mot de passe est parmi les premiers que l’on essaie ; choisissez-en un autre. Quelques mots à la suite font l’affaire.',
  'password-is-login': () => 'Le mot de passe contient le nom ; choisissez-en un autre.',
  'has-account': () => 'Vous avez déjà un compte ; déconnectez-vous pour en créer un autre.',
  'no-account': () => 'Vous n’êtes pas connecté ; connectez-vous et réessayez.',
  'no-session': () => 'Cette session n’existe pas ; elle est peut-être déjà terminée.',
  'no-passkey': () => 'Cette clé d’accès n’existe pas ; elle est peut-être déjà retirée.',
  'last-way': () =>
    'Cette clé d’accès est la seule entrée du compte ; ajoutez-en une autre avant de la retirer.',
  'not-fresh': () =>
    'Votre connexion date un peu. Prouvez encore une fois que c’est bien vous, puis réessayez.',
  'passkey-failed': () =>
    'La clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
  'has-password': () => 'Ce compte a déjà un mot de passe ; changez-le plutôt.',
  'no-letters': () =>
    'Ce serveur n’envoie pas de courriel. La personne qui le tient peut vous donner un nouveau mot de passe.',
  'reset-needs-address': () =>
    'Un courriel demande une adresse, et un compte par nom d’utilisateur n’en a pas. La personne qui tient ce serveur peut vous donner un nouveau mot de passe.',
  'no-such-account': (p) =>
    `Il n’y a pas de compte « ${p.who} » ; il faut un nom d’utilisateur, une adresse, ou l’identifiant d’un invité que donne inspect.`,
  'wrong-letter-code': () => 'Ce n’est pas le code du courriel. Vérifiez-le et tapez-le à nouveau.',
  'passkeys-need-tls': () =>
    'Les clés d’accès sont désactivées ici : les navigateurs ne les permettent qu’à une adresse qui commence par https, ou sur la machine même. Un mot de passe convient.',
  'passkeys-need-name': () =>
    'Les clés d’accès sont désactivées à cette adresse : les navigateurs les lient à un nom. Ouvrez la page sous localhost, ou à l’adresse fixée par son hôte. Un mot de passe convient.',
};
