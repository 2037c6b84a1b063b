import type { Catalogue } from '@incognita/kernel';
import type { ActionId } from '../../content/types.ts';
import type { Northwest } from '../../rules/kit.ts';
import type { Vehicle } from '../../rules/state.ts';
import { names, told } from '../names.fr.ts';
import { capital, corner, NBSP, spot } from '../typography.ts';

export const prompts: Catalogue<Northwest>['prompts'] = {
  start: () => 'Prenez une grande tuile de départ',
  action: (p) =>
    p.actions > 0
      ? 'Agissez encore pour 1 homme de plus, ou finissez le tour'
      : 'Choisissez une action',
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

function act(action: ActionId, vehicle: Vehicle): string {
  const { the, of } = names.vehicle[vehicle];
  const acts: Readonly<Record<ActionId, string>> = {
    draw: `Piocher avec l’équipage ${of}`,
    refresh: `Renouveler et piocher avec l’équipage ${of}`,
    place: `Poser une tuile près ${of}`,
    move: `Déplacer ${the}`,
    transfer: `Répartir l’équipage depuis ${the}`,
    explore: `Explorer avec ${the}`,
    discover: `Découvrir avec ${the}`,
    tuunbaq: `Déplacer le Tuunbaq depuis ${the}`,
  };
  return acts[action];
}

function men(available: number, resting: number): string {
  if (available + resting === 0) return 'personne';
  if (resting === 0) return `${names.pawns(available)} en forme`;
  return available === 0
    ? `${names.pawns(resting)} au repos`
    : `${names.pawns(available)} en forme et ${resting} au repos`;
}

export const choices: Catalogue<Northwest>['choices'] = {
  take: (p) => `Prendre${NBSP}: ${told.tile(p.tile)}`,
  act: (p) => act(p.action, p.with),
  sacrifice: (p) => `${act(p.action, p.with)}, au prix de la vie d’un homme`,
  pass: () => 'Passer',
  end: () => 'Finir le tour',
  size: (p) => (p.size === 'large' ? 'Grandes tuiles' : 'Petites tuiles'),
  pick: (p) => capital(told.tile(p.tile)),
  done: () => 'Terminé',
  spot: (p) => spot(p.cells),
  lay: (p) => `La poser ainsi (face ${p.face}, ${p.turn}°)`,
  hole: (p) => `Combler ${p.cell}`,
  terrain: (p) => (p.terrain === 'land' ? 'Terre' : 'Mer'),
  pile: (p) => capital(told.tile(p.pile)),
  go: (p) => `Aller vers ${told.place(p.to)}`,
  zone: (p) => zone(p.at),
  split: (p) => `Envoyer ${men(p.available, p.resting)} avec le Traîneau`,
  spend: (p) => `Dépenser 1 ${names.provision[p.what]}`,
  gain: (p) => `Prendre${NBSP}: ${names.provision[p.what]}`,
  mourn: (p) => `Un homme ${names.vehicle[p.column].of}`,
  toll: (p) => (p.row === 'available' ? 'Donner un homme disponible' : 'Donner un homme au repos'),
  give: (p) => `Donner ${names.token[p.token].a}`,
};
