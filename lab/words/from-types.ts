import { join } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type Symbol as Name,
  type Type,
  type UnionType,
} from 'typescript/unstable/sync';
import { gameFolder, ROOT } from '../places.ts';
import { type Field, type GameShapes, SHELVES, type Shape } from './shape.ts';

const known = new Map<string, GameShapes>();

/**
 * The words of a game with their fields, read from the types of its rules: what compiles is what
 * there is, and nobody has to write a second list. It takes the compiler about a second, once.
 */
export function shapesOf(game: string): GameShapes {
  const held = known.get(game);
  if (held) return held;
  const api = new API({ cwd: ROOT });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.json')] });
    const file = join(gameFolder(game), 'rules', 'kit.ts');
    const project = snapshot.getDefaultProjectForFile(file) ?? snapshot.getProjects()[0];
    const source = project?.program.getSourceFile(file);
    if (!project || !source) throw new Error(`the project has no file ${file}`);
    const found = new TypeReader(project.checker).game(source);
    known.set(game, found);
    return found;
  } finally {
    api.close();
  }
}

/** Deeper than any state; a type that holds itself ends here. */
const DEEPEST = 12;

class TypeReader {
  readonly #checker: Checker;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** The one type of a game's kit that has choices, events and all the rest. */
  game(source: SourceFile): GameShapes {
    const module = this.#checker.getSymbolAtLocation(source);
    const exported = module ? this.#checker.getExportsOfModule(module) : [];
    const types = exported
      .map((name) => this.#checker.getDeclaredTypeOfSymbol(name))
      .find((type) => this.#checker.getPropertyOfType(type, 'Choices'));
    if (!types) throw new Error('rules/kit.ts exports no type with Choices');
    const shelves = SHELVES.map((shelf) => {
      const name = `${shelf.charAt(0).toUpperCase()}${shelf.slice(1)}`;
      const shape = this.#part(types, name);
      const fields = shape.kind === 'record' ? Object.entries(shape.fields) : [];
      return [shelf, Object.fromEntries(fields.map(([key, field]) => [key, field.shape]))];
    });
    return {
      ...(Object.fromEntries(shelves) as Record<(typeof SHELVES)[number], Record<string, Shape>>),
      content: this.#part(types, 'Content'),
      state: this.#part(types, 'State'),
      view: this.#part(types, 'View'),
    };
  }

  #part(types: Type, name: string): Shape {
    const found = this.#checker.getPropertyOfType(types, name);
    if (!found) throw new Error(`rules/kit.ts has no ${name}`);
    return this.#field(found, 0).shape;
  }

  #field(name: Name, depth: number): Field {
    const type = this.#checker.getTypeOfSymbol(name);
    return {
      shape: type ? this.#shape(type, depth) : { kind: 'anything' },
      about: name.getDocumentationComment(this.#checker).replace(/\s+/g, ' ').trim(),
    };
  }

  #shape(type: Type, depth: number): Shape {
    if (depth > DEEPEST) return { kind: 'anything' };
    if (type.isUnionType()) return this.#union(type, depth);
    if (type.isLiteralType()) return { kind: 'words', words: [wordOf(type.value)] };
    const told = this.#checker.typeToString(type);
    if (told === 'number') return { kind: 'number' };
    if (told === 'string' || told.startsWith('`')) return { kind: 'text' };
    if (told === 'null') return { kind: 'nothing' };
    return this.#holder(type, depth);
  }

  #holder(type: Type, depth: number): Shape {
    const checker = this.#checker;
    const [index] = checker.getIndexInfosOfType(type);
    if (checker.isArrayLikeType(type)) {
      const element = index?.valueType;
      return { kind: 'list', of: element ? this.#shape(element, depth + 1) : { kind: 'anything' } };
    }
    if (index) return { kind: 'table', of: this.#shape(index.valueType, depth + 1) };
    if (!type.isObjectType() && !type.isIntersectionType()) return { kind: 'anything' };
    const fields = Object.fromEntries(
      checker.getPropertiesOfType(type).map((name) => [name.name, this.#field(name, depth + 1)]),
    );
    // A scenario sees secrets open.
    const { secret, seen, ...others } = fields;
    return secret && seen && Object.keys(others).length === 0
      ? secret.shape
      : { kind: 'record', fields };
  }

  #union(type: UnionType, depth: number): Shape {
    const members = type.getTypes();
    const words = members.flatMap((one) => (one.isLiteralType() ? [wordOf(one.value)] : []));
    const others = members
      .filter((one) => !one.isLiteralType())
      .map((one) => this.#shape(one, depth + 1));
    const isYesNo = words.length === 2 && words.every((word) => typeof word === 'boolean');
    const told: Shape[] = isYesNo
      ? [{ kind: 'yesNo' }]
      : words.length > 0
        ? [{ kind: 'words', words }]
        : [];
    const [first, ...rest] = [...told, ...others];
    return first && rest.length === 0 ? first : { kind: 'either', of: [...told, ...others] };
  }
}

const wordOf = (value: unknown): string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
