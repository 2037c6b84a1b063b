/** What a value of a game can be, as the types of its rules say. */
export type Shape =
  | { readonly kind: 'number' | 'text' | 'yesNo' | 'nothing' | 'anything' }
  | { readonly kind: 'words'; readonly words: readonly (string | number | boolean)[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Field>> }
  /** Values under keys that come and go. */
  | { readonly kind: 'table'; readonly of: Shape }
  | { readonly kind: 'either'; readonly of: readonly Shape[] };

export interface Field {
  readonly shape: Shape;
  /** What the rules say about it. */
  readonly about: string;
}

/** The kinds of words that a game speaks in, and what comes with each of them. */
export const SHELVES = ['choices', 'prompts', 'events', 'reasons', 'scores'] as const;
export type Shelf = (typeof SHELVES)[number];

export type GameShapes = Readonly<Record<Shelf, Readonly<Record<string, Shape>>>> & {
  readonly content: Shape;
  readonly state: Shape;
  readonly view: Shape;
};

/** A shape in a few characters: `number`, `coal | iron`, `list of text`, `{ hex, good }`. */
export function tellShape(shape: Shape, deep = false): string {
  switch (shape.kind) {
    case 'number':
    case 'text':
    case 'anything':
      return shape.kind;
    case 'yesNo':
      return 'true | false';
    case 'nothing':
      return 'null';
    case 'words':
      return shape.words.map(String).join(' | ');
    case 'list':
      return `list of ${tellShape(shape.of, deep)}`;
    case 'table':
      return `record of ${tellShape(shape.of, deep)}`;
    case 'either':
      return shape.of.map((one) => tellShape(one, deep)).join(' | ');
    case 'record':
      return deep ? `{ ${Object.keys(shape.fields).join(', ')} }` : 'record';
  }
}

/** The fields of a shape as indented lines; those of a list are the fields of its elements. */
export function tellFields(shape: Shape, indent: string): string[] {
  switch (shape.kind) {
    case 'record':
      return Object.entries(shape.fields).flatMap(([name, field]) => [
        `${indent}${name}: ${tellShape(field.shape)}${field.about ? ` (${field.about})` : ''}`,
        ...tellFields(field.shape, `${indent}  `),
      ]);
    case 'list':
    case 'table':
      return tellFields(shape.of, indent);
    case 'either':
      return shape.of.flatMap((one) => tellFields(one, indent));
    default:
      return [];
  }
}
