import type { ThingId } from '@incognita/boards';
import { type CardFace, LargeCard, RangeDiagram } from '@incognita/boards/cards';
import type { ReactElement } from 'react';
import type { GearView, MonsterView } from '../view.ts';
import { barOf, iconOf } from './art/index.ts';
import { type Faces, facesOf, REACH } from './card-face.tsx';
import type { Props } from './props.ts';

/** A card of a hand, a piece of gear or a monster, large enough to read every line of it. */
export function closeUp(props: Props & { readonly thing: ThingId }): ReactElement | null {
  const [kind, id = ''] = props.thing.split(':');
  const faces = facesOf(props.content, props.language);
  const face = faceOf(props, faces, kind ?? '', id);
  return face && <LargeCard face={face} says={props.lights.of(props.thing).says} />;
}

function faceOf({ view, content }: Props, faces: Faces, kind: string, id: string): CardFace | null {
  if (kind === 'card') return faces.card(id);
  if (kind === 'madness') return faces.plain(id);
  if (kind === 'gear') {
    const all = view.survivors.flatMap(({ gear }) => gear);
    const held = all.find(({ no }) => String(no) === id);
    return held ? gearFace(faces, held) : null;
  }
  if (kind === 'monster') {
    const held = view.monsters.find(({ no }) => String(no) === id);
    return held ? monsterFace(faces, held, content.monster(held.card).range) : null;
  }
  return null;
}

/** Gear in play: the card, but with the charges that are left on it. */
function gearFace(faces: Faces, gear: GearView): CardFace {
  const face = faces.card(gear.card);
  const { words } = faces;
  if (gear.kind === null) return face;
  const left = '●'.repeat(gear.charges) + '○'.repeat(Math.max(0, gear.max - gear.charges));
  const note = words.charges(gear.charges, gear.max, gear.kind);
  return {
    ...face,
    facts: face.facts.map((fact) =>
      fact.label === words.chargesFact ? { ...fact, value: left, note } : fact,
    ),
  };
}

function monsterFace(
  faces: Faces,
  monster: MonsterView,
  range: keyof typeof REACH | 'A' | null,
): CardFace {
  const { words } = faces;
  return {
    ...faces.plain(monster.card),
    bar: barOf(monster.card),
    icon: iconOf(monster.card),
    facts: [
      {
        label: words.hpFact,
        value: `${monster.hp}/${monster.max}`,
        note: words.hp(monster.hp, monster.max),
      },
      { label: words.powerFact, value: String(monster.power), note: words.power(monster.power) },
      ...(range === null
        ? []
        : [
            {
              label: words.rangeFact,
              value: range === 'A' ? '∞' : <RangeDiagram reach={REACH[range]} size={34} />,
              note: words.range[range],
            },
          ]),
    ],
  };
}
