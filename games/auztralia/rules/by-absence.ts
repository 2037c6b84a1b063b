/** Rules that hold because nothing here does otherwise. Who adds a rule looks here first. */
export const byAbsence: Readonly<Record<string, string>> = {
  'AUZ-GEO-10':
    'Lines and paths look at tracks that may be used and at Old Ones, at nothing else of others.',
  'AUZ-SETUP-18': 'What places resources does not look at Old Ones, nor the other way round.',
  'AUZ-SETUP-34': 'Only the choice of a Port looks at the printed symbols.',
  'AUZ-RAIL-08': 'A track is refused for nothing else that lies in its hexes but Old Ones.',
  'AUZ-RAIL-13': 'A track is not asked to reach a hex that is new to the network.',
  'AUZ-MINE-04': 'No cost names Phosphate, and no deal does.',
  'AUZ-BUY-04': 'Nothing counts the units of a Barracks before one joins them.',
  'AUZ-ATK-18': 'A combat has no other foes than Old Ones.',
  'AUZ-ATK-19': 'Neither the choice of a target nor a combat touches Farms, tracks or deposits.',
  'AUZ-OLD-09': 'Only the survey asks whether a hex already holds a tile.',
  'AUZ-MOVE-10': 'No step removes a track.',
  'AUZ-PERS-00e': 'Who is out of time has no window to play a card in, and scoring counts none.',
  'AUZ-SCORE-13': 'A total is a plain number; no track limits it.',
  'AUZ-RULING-46':
    'No combination with the Western map is refused; its name in the form says that it is tight.',
  'AUZ-RULING-52':
    'No challenge is refused for the number of players; the form says whom it is meant for.',
  'AUZ-RULING-53': 'Tokens are held as their value, and no supply of them is kept.',
  'AUZ-RULING-77': 'Damage on units is a number; nothing counts the purple cubes.',
};
