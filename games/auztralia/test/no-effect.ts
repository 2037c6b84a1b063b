/** Rules without anything that a program could get wrong, and why. Each has its paragraph in the rulebook. */
export const noEffect: Record<string, string> = {
  'AUZ-CMB-07':
    'Where the damage of a large Old One is shown is a matter of the board; its amount is tested with AUZ-CMB-06.',
  'AUZ-SETUP-23':
    'Survey tiles are resolved as they are laid and never part of the state, so that none can be left on the map.',
  'AUZ-RULING-65':
    'Settles which card an example of the printed rulebook means; no rule depends on the word.',
  'AUZ-RULING-72': 'The combat marker and token are reminders for a real table; we draw none.',
  'AUZ-RULING-73': 'Spellings of names; a personality is known by its id, once per card.',
};
