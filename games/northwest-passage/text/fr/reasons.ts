import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';
import { names, told } from '../names.fr.ts';
import { capital, corner, NBSP, spot } from '../typography.ts';

export const reasons: Catalogue<Northwest>['reasons'] = {
  'act.pawns': (p) =>
    `Il faut ${names.pawns(p.needed)} ${names.vehicle[p.column].of}${NBSP}; ${p.available} ${p.available < 2 ? 'est disponible' : 'sont disponibles'}.`,
  'act.provisions': () => 'Il faut 1 Nourriture ou 1 Moral, et il n’en reste pas.',
  'act.nobody': (p) => `Aucun pion ${names.vehicle[p.column].of} n’est disponible.`,
  'draw.none': () => 'Il ne reste aucune tuile à prendre.',
  'refresh.none': () => 'Il ne reste aucune tuile pour remplacer celles qui sont visibles.',
  'place.arrow': (p) =>
    `${capital(names.vehicle[p.with].the)} est sur une flèche, et les tuiles se placent à côté d’une tuile.`,
  'place.noTile': () => 'Il n’y a aucune tuile dans votre réserve.',
  'place.full': () => 'Aucun emplacement vide assez grand à côté de cette tuile.',
  'place.corner': (p) =>
    `En ${spot(p.cells)}, le coin ${corner(p.corner)} est ${p.terrain === 'land' ? 'Terre' : 'Mer'}, ce qui ne correspond pas${NBSP}: ${told.tile(p.tile)}.`,
  'place.route': (p) =>
    `En ${spot(p.cells)}, la dernière route maritime du Groenland au passage du Nord-Ouest serait fermée${NBSP}: ${told.tile(p.tile)}.`,
  'move.icebound': (p) =>
    `Le Navire est pris par les glaces en ${p.cell}${NBSP}: aucune case dégelée n’y a de Mer.`,
  'move.frozen': (p) => `La glace barre la route du Navire vers ${told.place(p.to)}.`,
  'move.noSea': (p) =>
    `Aucune Mer ne mène vers ${told.place(p.to)}${NBSP}: tout le côté est Terre.`,
  'move.noLand': (p) => `Ni Terre ni glace ne mène le Traîneau vers ${told.place(p.to)}.`,
  'move.openWater': (p) => `La Mer sépare le Traîneau du chemin vers ${told.place(p.to)}.`,
  'move.nowhere': (p) => `${capital(names.vehicle[p.with].the)} n’a aucune tuile où aller.`,
  'transfer.apart': () => 'Navire et Traîneau ne sont pas sur la même tuile.',
  'transfer.lost': () => 'Le Traîneau est perdu.',
  'transfer.arrow': () => 'Le Traîneau ne peut pas être déployé sur une flèche.',
  'transfer.noLand': (p) =>
    `Le Traîneau ne peut pas être déployé en ${p.cell}${NBSP}: il n’y a pas de Terre.`,
  'transfer.halfFrozen': (p) =>
    `Le Traîneau ne peut pas être déployé en ${p.cell}${NBSP}: pas de Terre, et la tuile n’est gelée qu’à moitié.`,
  'transfer.same': () => 'Au moins un pion doit changer de colonne.',
  'transfer.nobody': () => 'Après le sacrifice, personne ne pourrait changer de colonne.',
  'token.arrow': (p) =>
    `${capital(names.vehicle[p.with].the)} est sur une flèche, pas sur une tuile.`,
  'token.none': (p) => `Il n’y a aucun jeton en ${p.cell}.`,
  'token.otherAction': (p) =>
    `${capital(names.token[p.token].the)} en ${p.cell} se prend avec l’autre action.`,
  'tuunbaq.absent': () => 'Le Tuunbaq n’est pas encore apparu.',
  'tuunbaq.taken': (p, t) => `${t.seat(p.seat)} est en ${p.to}.`,
  'tuunbaq.nowhere': () => 'Toutes les tuiles voisines du Tuunbaq sont occupées par les autres.',
  'pass.acted': () => 'Vous avez déjà agi, et passer devrait être votre seule action.',
  'take.none': (p) =>
    `Il ne reste aucune ${p.size === 'large' ? 'grande' : 'petite'} tuile à piocher.`,
  'spend.none': (p) => `Il ne reste plus de ${names.provision[p.what]}.`,
  'config.soloIsForOne': () => 'Le mode Solo est pour un joueur.',
  'config.oneIsSolo': () => 'Un joueur seul joue en Solo.',
  'config.coopIsForTwo': () => 'La coopération est pour deux joueurs.',
  'config.terrorIsStandard': () => 'L’extension Terreur ne va qu’avec la compétition.',
  'config.harderIsExpedition': () => 'La compétition n’a pas de provisions.',
};
