import type { Variant, VariantId } from '../content/types.ts';
import { type Answer, auto, decision, type Look } from './kit.ts';

/** AUZ-TWO-04, AUZ-RULING-61: the second player picks first. */
const pickVariant = decision<{ seat: number }, 'variant'>('variant', {
  rule: 'AUZ-TWO-04',
  seat: (_g, my) => my.seat,
  options: (g) =>
    variantsOnOffer(g).map((variant) => ({ do: 'variant' as const, variant: variant.id })),
});

function variantsOnOffer(g: Look): Variant[] {
  return g.state.variantCards
    .flatMap((card) => g.content.content.variants[card]?.variants ?? [])
    .filter((variant) => !g.state.variants.includes(variant.id));
}

/** The numbers of a variant, if it is in force. */
export function variantOf<I extends VariantId>(
  g: Look,
  id: I,
): Extract<Variant, { readonly id: I }> | null {
  if (!g.state.variants.includes(id)) return null;
  for (const card of g.content.content.variants)
    for (const variant of card.variants)
      if (variant.id === id) return variant as Extract<Variant, { readonly id: I }>;
  return null;
}

/** The cards are dealt, and each of the pickers chooses one of their variants. */
export const variants = auto(
  'variants',
  () => ({ picked: null as Answer<'variant'> | null, pickers: [] as number[] }),
  {
    /** AUZ-TWO-01: optional. AUZ-TWO-02: one card, AUZ-TWO-03: two, and as many variants. */
    cards(g, my, k) {
      if (g.config.variants === 'none') return k.done(null);
      const cards = g.content.content.variants.map((_card, index) => index);
      g.shuffle(cards);
      g.state.variantCards = cards.slice(0, g.config.variants === 'one' ? 1 : 2);
      const [first = 0, second = 0] = g.state.order;
      my.pickers = g.config.variants === 'one' ? [second] : [second, first];
      g.tell('setup.variantCards', 'AUZ-TWO-02', {
        cards: g.state.variantCards.map((card) => g.content.content.variants[card]?.id ?? ''),
      });
      return undefined;
    },
    ask(_g, my, k) {
      const seat = my.pickers.shift();
      return seat === undefined ? k.done(null) : k.call(pickVariant, { seat }, 'picked');
    },
    take(g, my, k) {
      if (my.picked) {
        g.state.variants.push(my.picked.variant);
        g.tell('setup.variant', 'AUZ-TWO-04', { variant: my.picked.variant });
      }
      return k.to('ask');
    },
  },
);
