/** Rules without anything that a program could get wrong, and why. Each has its paragraph in the rulebook. */
export const noEffect: Record<string, string> = {
  'NWP-CONTENT-22': 'How tiles are drawn; the board has its own tests.',
  'NWP-CONTENT-24':
    'What the reference card of the Tuunbaq shows; its two rules are tested with NWP-TERR-05 and NWP-TERR-08.',
  'NWP-RULING-14': 'How many parts the printed board has is a matter of the box.',
  'NWP-RULING-44': 'Colours of the players; a seat is known by its number.',
  'NWP-TERR-10':
    'The pawn that paid for the Move is still in the column, so that the toll can always be paid (NWP-TERR-11).',
};
