import type { PersonalityId } from '../content/types.ts';

/** What each personality does and when, in a sentence or two. */
export const effects: Readonly<Record<PersonalityId, string>> = {
  davies:
    'On your turn: turn up two face-down Old One tiles anywhere and take 2 VP in tokens. Then out of the game.',
  castro:
    'Always: an Old One that enters your productive Farm takes 2 damage. If all who enter die, the Farm is saved.',
  proust: 'Always: your Armoured Cars take 3 damage before one is lost.',
  kneebone: 'Always: your units go 1 hex further off the rails. Trains still do not leave them.',
  milligan:
    'Once per combat, before or after a card, with Artillery in the force: 1 damage to one Old One there.',
  krupp: 'Always: your Armoured Trains take 4 damage before one is lost.',
  flounder: 'On your turn: take any one unit from the supply, free. Then out of the game.',
  khouri:
    'Once per combat, before or after a card, with any unit in the force: 1 damage to one Old One there.',
  jones:
    'Once per combat, after seeing a card and before it applies: withdraw as you like. Not in your Port.',
  jago: 'Always: you begin each combat with 1 Sanity more.',
  krauss: 'Always: your Farm action may hold two Farms of one type, three Farms in all.',
  danger:
    'On your turn: remove a face-up Temple with every Old One in its hex, for no VP. Then out of the game.',
  mcdonald: 'On your turn: take 2 Coal, 2 Iron and 2 Gold. Then out of the game.',
  cassan:
    'On your turn: place up to two Farms of two types for no time, with 1 Gold each. Then out of the game.',
  neumann: 'Once per combat, when you lose a unit: it goes home to your Barracks instead.',
  takanashi:
    'Once per combat, before or after a card: give up one unit of the force for 2 damage to one Old One there.',
  bones: 'Always: mining Coal, Iron or Gold gives 1 more of it.',
  karpov: 'Always: each Old One that stands on your Port takes 2 damage before the first card.',
  appleseed:
    'On your turn: make one or two of your blighted Farms productive again, where no Old One is. Then out of the game.',
  verne:
    'Once per combat, before or after a card, with an Airship in the force: 1 damage to one Old One there.',
  alika:
    'Always: Old Ones stop on your productive Farm. After their movement you may make one Attack there to save it.',
  kitchener: 'On your turn: take one card of the display. Then out of the game.',
  carter: 'On your turn: take 4 Coal. Then out of the game.',
  'outback-group':
    'On your turn: 2 damage to any one face-up Old One on the board. Then out of the game.',
  blackstock: 'On your turn: take 4 Gold. Then out of the game.',
  singh:
    'Once per combat, before or after a card, with an Armoured Car in the force: 1 damage to one Old One there.',
  caprotti: 'Once per combat, after a card: take 1 damage off a unit that is still in the force.',
  johnson: 'At the end: 1 VP for each Old One tile that you claimed.',
  merino: 'At the end: 1 VP for each productive Sheep Farm of yours.',
  bradshaw: 'At the end: 1 VP for every three tracks of yours.',
  sweet: 'At the end: 1 VP for each productive Corn Farm of yours.',
  guyonne: 'Always: your Attacks cost 1 TP less, but at least 1.',
  mcguire: 'At the end: 1 VP for each productive Cattle Farm of yours.',
  brassey:
    'On your turn: lay one or two tracks on any terrain for 1 Coal and 1 Iron, for no time. Then out of the game.',
  quilla: 'On your turn: take 4 Iron. Then out of the game.',
  xiang: 'Always: your Airships take 3 damage before one is lost.',
};
