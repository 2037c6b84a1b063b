/**
 * What the lists of leaked passwords are made of, in English and French. A password that is nothing
 * but these words, digits and signs is among the first that anybody tries, however long it is.
 */
const COMMON_PARTS = `
abcdef abcd abc access admin administrator amour andrea angel angels anthony apple arsenal ashley
asdf asdfgh asdfghjkl azerty azertyuiop bailey banana baseball basketball batman beautiful biteme
blink bonjour buster butterfly camille carlos changeme charlie cheese chelsea chocolat chocolate
chouchou coucou computer cookie daniel default diamond doudou dragon elephant family father flower
football forever france freedom friend friends fuckyou gabriel george ginger guest hannah hello
hockey hottie hunter iloveyou incognita internet iloveu jasmine jennifer jessica jesus jetaime
jordan joshua julien junior justin killer lakers laurent letmein liverpool login loulou love lovely
loveme lovers maggie marine marseille martin master matrix matthew maxime merlin michael michelle
minecraft money monkey monster motdepasse mother mustang naruto nicolas nicole ninja nothing olivier
orange pass passe passw passwd passwort password pepper phoenix pokemon princess princesse purple
qazwsx qwer qwert qwerty qwertyuiop rainbow ranger robert rocket samsung scooter secret shadow sophie
soleil spiderman starwars summer sunshine superman sweet system taylor tennis test thomas thunder
tigger trustno update user vanessa welcome whatever william winter yankees zaqwsx zxcv zxcvb zxcvbn
zxcvbnm
`
  .trim()
  .split(/\s+/)
  // The longest first, so that a word is not left half taken.
  .sort((a, b) => b.length - a.length);

/** What people write for letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const withoutParts = (text: string): string =>
  COMMON_PARTS.reduce((left, part) => left.replaceAll(part, ' '), text);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** The same few characters over and over, such as abc1abc1abc1. */
const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+.{0,5}$/su.test(text);

/** Whether a password is one of those that are tried first. */
export function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const plain = [...text].map((letter) => DISGUISES[letter] ?? letter).join('');
  return isRepeated(text) || [text, plain].some((each) => !hasLetters(withoutParts(each)));
}
