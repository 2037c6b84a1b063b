import type { Box } from '@incognita/boards';

/** A drawing that stands alone: nothing in it comes from the page. */
export interface Picture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** What a drawn element owes to the style sheets of the page. */
const STYLED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'stop-color',
  'transform',
] as const;

/** Only what belongs to this moment of play: lights, handles, letters of choices. */
const PASSING =
  '.nwp-stage, .nwp-island-coast, .nwp-hit, .nwp-casing, .nwp-lamp, .nwp-badge, .nwp-cross, .nwp-spots, .nwp-held, .nwp-mark, .nwp-brackets, title';

const SVG = 'http://www.w3.org/2000/svg';
const FOOT = 84;

function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLED) {
    const value = style.getPropertyValue(name);
    // The place of most pieces is an attribute already; only some hang on a style.
    if (name === 'transform') {
      const moved = from instanceof SVGElement && from.style.transform !== '';
      if (moved && value !== 'none') to.setAttribute('transform', value);
    } else if (value !== '' && value !== 'normal') to.setAttribute(name, value);
  }
  for (const attribute of ['class', 'style', 'role', 'tabindex']) to.removeAttribute(attribute);
  for (const { name } of [...to.attributes])
    if (/^(data|aria)-/.test(name)) to.removeAttribute(name);
  const children = [...to.children];
  [...from.children].forEach((child, i) => {
    const copy = children[i];
    if (!copy) return;
    if (child.matches(PASSING) || getComputedStyle(child).display === 'none') copy.remove();
    else copyStyles(child, copy);
  });
}

/** Puts the drawings themselves where the chart only names where they are. */
async function carryDrawings(copy: Element): Promise<void> {
  const sheets = new Map<string, Document>();
  for (const use of copy.querySelectorAll('use')) {
    const [sheet = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    const text = sheets.has(sheet) ? '' : await (await fetch(sheet)).text();
    const drawings = sheets.get(sheet) ?? new DOMParser().parseFromString(text, 'image/svg+xml');
    sheets.set(sheet, drawings);
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', drawings.getElementById(id)?.getAttribute('d') ?? '');
    for (const { name, value } of use.attributes)
      if (name !== 'href') path.setAttribute(name, value);
    use.replaceWith(path);
  }
}

function lettering(text: string, y: number, look: Readonly<Record<string, string>>): SVGElement {
  const line = document.createElementNS(SVG, 'text');
  line.textContent = text;
  line.setAttribute('y', String(y));
  line.setAttribute('text-anchor', 'middle');
  for (const [name, value] of Object.entries(look)) line.setAttribute(name, value);
  return line;
}

/** Upright and italic, for the letters of English and French. */
const LETTERS = /libre-bodoni-latin-wght/;

async function asData(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The typefaces of the chart, to be carried along: a picture cannot fetch anything. */
async function typefaces(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter(
      (rule): rule is CSSFontFaceRule =>
        rule instanceof CSSFontFaceRule && LETTERS.test(rule.style.getPropertyValue('src')),
    ),
  );
  const carried = faces.map(async ({ style, parentStyleSheet }) => {
    const [, named = ''] = style.getPropertyValue('src').match(/url\("?([^")]+)"?\)/) ?? [];
    const url = new URL(named, parentStyleSheet?.href ?? document.baseURI);
    const about = ['font-family', 'font-style', 'font-weight']
      .map((name) => `${name}:${style.getPropertyValue(name)}`)
      .join(';');
    return `@font-face{${about};src:url(${await asData(url.href)}) format("woff2")}`;
  });
  // Without them the letters are those of whoever looks at it.
  return Promise.all(carried).then(
    (all) => all.join(''),
    () => '',
  );
}

/** The chart without the table around it, titled like a sheet of an atlas. */
export async function chartPicture(
  drawn: SVGSVGElement,
  box: Box,
  words: { readonly title: string; readonly line: string },
): Promise<Picture> {
  const layer = drawn.querySelector(':scope > g');
  const [width, height] = [box.width, box.height + FOOT];
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('xmlns', SVG);
  sheet.setAttribute('viewBox', `${box.x} ${box.y} ${width} ${height}`);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  const page = getComputedStyle(drawn);
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x: box.x, y: box.y, width, height }))
    ground.setAttribute(name, String(value));
  ground.setAttribute('fill', page.getPropertyValue('--bg').trim() || '#e3e8e6');
  const type = document.createElementNS(SVG, 'style');
  type.textContent = await typefaces();
  sheet.append(type, ground);
  if (layer) {
    const copy = layer.cloneNode(true);
    if (copy instanceof Element) {
      copyStyles(layer, copy);
      copy.removeAttribute('transform');
      await carryDrawings(copy);
      sheet.append(copy);
    }
  }
  const ink = page.getPropertyValue('--ink').trim() || '#14232e';
  const family = "'Libre Bodoni Variable', 'Libre Bodoni', Bodoni, Georgia, serif";
  const foot = document.createElementNS(SVG, 'g');
  foot.setAttribute('transform', `translate(${box.x + width / 2} ${box.y + box.height})`);
  foot.setAttribute('font-family', family);
  foot.setAttribute('fill', ink);
  foot.append(
    lettering(words.title, 32, { 'font-size': '27', 'font-style': 'italic', 'font-weight': '600' }),
    lettering(words.line, 60, { 'font-size': '16' }),
  );
  sheet.append(foot);
  return { text: new XMLSerializer().serializeToString(sheet), width, height };
}

/** The same picture in dots, twice as fine as drawn. */
export async function toPng(picture: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * 2;
  canvas.height = picture.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be painted'))),
      'image/png',
    );
  });
}

export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
