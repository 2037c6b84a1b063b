import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';
import { names, told } from '../names.fr.ts';
import { capital, corner, NBSP, spot } from '../typography.ts';

export const prompts: Catalogue<Northwest>['prompts'] = {
  start: () => 'Prenez une grande tuile de départ',
  action: (p) =>
    p.actions > 0 ? 'Agissez encore pour 1 pion de plus, ou arrêtez' : 'Choisissez une action',
  expedition: (p) => `Tour ${p.turn} de la saison${NBSP}: agissez ou passez`,
  take: (p) => (p.left > 0 ? 'Prenez une tuile' : 'Prenez une seconde petite tuile'),
  size: () => 'Rafraîchissez les grandes ou les petites tuiles',
  pick: () => 'Choisissez la tuile à placer',
  second: () => 'Placez une seconde petite tuile à côté, ou arrêtez',
  spot: (p) => `Choisissez l’emplacement${NBSP}: ${told.tile(p.tile)}`,
  lay: (p) => `Orientez la tuile sur ${spot(p.cells)}${NBSP}: ${told.tile(p.tile)}`,
  hole: () => 'Choisissez le trou à combler',
  terrain: (p) => `Choisissez le coin extérieur de ${p.cell}`,
  pile: (p) => `Choisissez la pile du Joker en ${p.cell}`,
  destination: (p) => `Choisissez où va ${names.vehicle[p.with].the}`,
  arrival: (p) => `Choisissez où le Traîneau arrive en ${p.to}`,
  deployment: (p) => `Choisissez où déployer le Traîneau en ${p.to}`,
  thaw: (p) => `La glace cède en ${p.cell}${NBSP}: choisissez où va le Traîneau`,
  split: () => 'Choisissez l’équipage du Traîneau',
  provision: (p) => `Dépensez Nourriture ou Moral${NBSP}: ${names.action[p.action]}`,
  strait: (p) => `Prenez ${p.count} Nourriture ou ${p.count} Moral`,
  mourn: (p) => `Plus de ${names.provision[p.what]}${NBSP}: choisissez qui meurt`,
  toll: () => 'Payez le tribut du Tuunbaq',
  tuunbaq: () => 'Choisissez où va le Tuunbaq',
};

const zone = (at: string): string =>
  at.includes(',') ? `Sur la terre en ${corner(at)}` : `Sur la glace de ${at}`;

export const choices: Catalogue<Northwest>['choices'] = {
  take: (p) => `Prendre${NBSP}: ${told.tile(p.tile)}`,
  act: (p) => `${names.action[p.action]}, ${names.vehicle[p.with].one}`,
  sacrifice: (p) =>
    `${names.action[p.action]}, ${names.vehicle[p.with].one}, au prix de la vie d’un pion`,
  pass: () => 'Passer',
  end: () => 'Finir le tour',
  size: (p) => (p.size === 'large' ? 'Grandes tuiles' : 'Petites tuiles'),
  pick: (p) => capital(told.tile(p.tile)),
  done: () => 'Terminé',
  spot: (p) => spot(p.cells),
  lay: (p) => `La poser${NBSP}: face ${p.face}, tournée de ${p.turn}°`,
  hole: (p) => `Combler ${p.cell}`,
  terrain: (p) => (p.terrain === 'land' ? 'Terre' : 'Mer'),
  pile: (p) => capital(told.tile(p.pile)),
  go: (p) => `Aller vers ${told.place(p.to)}`,
  zone: (p) => zone(p.at),
  split: (p) => `Traîneau${NBSP}: ${p.available} disponibles, ${p.resting} au repos`,
  spend: (p) => `Dépenser 1 ${names.provision[p.what]}`,
  gain: (p) => `Prendre${NBSP}: ${names.provision[p.what]}`,
  mourn: (p) => `Un pion ${names.vehicle[p.column].of}`,
  toll: (p) => (p.row === 'available' ? 'Donner un pion disponible' : 'Donner un pion au repos'),
  give: (p) => `Donner ${names.token[p.token].a}`,
};
