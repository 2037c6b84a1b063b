import {
  type AnyCatalogue,
  type AnyTypes,
  type ChoiceOf,
  countsOf,
  inOrder,
  type Shape,
  someOf,
} from '@incognita/kernel';
import { type ReactElement, useState } from 'react';
import { useGameText } from '../play/game-text.ts';
import { Picker } from '../shell/Picker.tsx';
import { answerOf, itemsOf, putBack, toggled } from '../shell/picking.ts';

type Choice = ChoiceOf<AnyTypes>;

const END: Choice = { do: 'rest' };
const ITEMS: readonly Choice[] = ['dogs-1', 'dogs-2', 'storm', 'shelter'].map((card) => ({
  do: 'spend',
  card,
}));

const SHAPES: Readonly<Record<string, Shape<Choice>>> = {
  'picker-some': someOf(0, 2, END),
  'picker-order': inOrder<Choice>(ITEMS.length),
  'picker-counts': countsOf<Choice>(1, 4, [3, 2, 1, 1], END),
};

/** Questions that take several choices, with the words of Whiteout. */
export function GalleryPickers(): ReactElement | null {
  const text = useGameText('whiteout');
  return (
    text && (
      <div className="gallery">
        {Object.entries(SHAPES).map(([part, shape]) => (
          <section key={part} className="shown prompt" data-part={part} aria-label={part}>
            <h2>{part}</h2>
            <OnePicker shape={shape} text={text} />
          </section>
        ))}
      </div>
    )
  );
}

function OnePicker(props: {
  readonly shape: Shape<Choice>;
  readonly text: AnyCatalogue;
}): ReactElement {
  const { shape, text } = props;
  const choices = shape.end ? [...ITEMS, shape.end] : ITEMS;
  const items = itemsOf(shape, choices);
  const [picks, setPicks] = useState<readonly Choice[]>(ITEMS.slice(0, 1));
  const clear = (): void => setPicks([]);
  return (
    <Picker
      table={{
        several: {
          shape,
          items,
          picks,
          answer: answerOf(shape, items, picks),
          putBack: (choice) => setPicks(putBack(picks, choice)),
          clear,
          confirm: clear,
        },
        catalogue: text,
        teller: { language: 'en', seat: String },
        state: { busy: false, line: 'open' },
        select: (choice) => choice && setPicks(toggled(shape, items, picks, choice)),
        keyOf: (choice) => 'ABCDEFGH'[items.indexOf(choice)] ?? null,
      }}
    />
  );
}
