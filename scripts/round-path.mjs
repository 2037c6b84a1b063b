// round-path.mjs: an icon's path on whole units of its grid of 512, which no eye can tell from the
// original at the size of a piece, and which is half as big to send.

/** How many numbers a command takes. @type {Readonly<Record<string, number>>} */
const COUNT = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * Path data as commands with their numbers; the flags of an arc may stand without a space.
 * @param {string} data
 * @returns {{ letter: string; numbers: number[] }[]}
 */
function commands(data) {
  /** @type {{ letter: string; numbers: number[] }[]} */
  const found = [];
  let at = 0;
  let letter = '';
  const skip = () => {
    while (at < data.length && ' ,\n'.includes(data.charAt(at))) at += 1;
  };
  /** @param {boolean} isFlag */
  const number = (isFlag) => {
    skip();
    const rest = data.slice(at);
    const said = isFlag ? rest.charAt(0) : /^[+-]?(\d+\.?\d*|\.\d+)/.exec(rest)?.[0];
    if (said === undefined || said === '') {
      throw new Error(`there is no number at ${at} of the path "${data}"`);
    }
    at += said.length;
    return Number(said);
  };
  for (skip(); at < data.length; skip()) {
    if (/[a-z]/i.test(data.charAt(at))) {
      letter = data.charAt(at);
      at += 1;
    }
    const kind = letter.toLowerCase();
    const count = COUNT[kind];
    if (count === undefined) throw new Error(`"${letter}" is no command of the path "${data}"`);
    const numbers = Array.from({ length: count }, (_, i) =>
      number(kind === 'a' && (i === 3 || i === 4)),
    );
    found.push({ letter, numbers });
    // Further pairs after a moveto are lines.
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
  return found;
}

/** Numbers as short as they can stand. @param {readonly number[]} numbers */
const shown = (numbers) => numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/**
 * Rounds where the pen goes, not how far it goes, so that errors never add up.
 * @param {string} data
 */
export function roundedPath(data) {
  // Where the pen is, exactly and rounded, and where its subpath began.
  const pen = { x: 0, y: 0, X: 0, Y: 0 };
  let start = { ...pen };
  let last = '';
  let out = '';
  /** @param {string} letter @param {readonly number[]} numbers */
  const put = (letter, numbers) => {
    const again = letter === last && letter !== 'm' && letter !== 'z';
    const text = shown(numbers);
    out += again ? (text.startsWith('-') ? text : ` ${text}`) : `${letter}${text}`;
    last = letter;
  };
  for (const { letter, numbers } of commands(data)) {
    const kind = letter.toLowerCase();
    const from = letter === kind ? { x: pen.x, y: pen.y } : { x: 0, y: 0 };
    if (kind === 'z') {
      put('z', []);
      Object.assign(pen, start);
    } else if (kind === 'h') {
      pen.x = from.x + (numbers[0] ?? 0);
      const to = Math.round(pen.x);
      put('h', [to - pen.X]);
      pen.X = to;
    } else if (kind === 'v') {
      pen.y = from.y + (numbers[0] ?? 0);
      const to = Math.round(pen.y);
      put('v', [to - pen.Y]);
      pen.Y = to;
    } else {
      // Of an arc only the last pair is a place; of all others every pair is.
      const [shape, pairs] = kind === 'a' ? [numbers.slice(0, 5), numbers.slice(5)] : [[], numbers];
      const exact = pairs.map((n, i) => n + (i % 2 === 0 ? from.x : from.y));
      const whole = exact.map(Math.round);
      put(kind, [
        ...shape.map((n) => Math.round(n * 10) / 10),
        ...whole.map((n, i) => n - (i % 2 === 0 ? pen.X : pen.Y)),
      ]);
      [pen.x = 0, pen.y = 0] = exact.slice(-2);
      [pen.X = 0, pen.Y = 0] = whole.slice(-2);
      if (kind === 'm') start = { ...pen };
    }
  }
  // The first step is counted from the corner, whatever is drawn before it.
  return out.replace(/^m/, 'M');
}
