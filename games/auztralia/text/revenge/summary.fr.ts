import { NBSP } from '../typography.ts';
import { figures, type Summaries } from './summary.ts';

/** Every colon and semicolon below is a French one. */
const set = (text: string): string => text.replace(/ ([:;])/g, `${NBSP}$1`);

export const summaries: Summaries = {
  oldOnes(content) {
    const { vp, oldOnesPlayer } = figures(content);
    const { actionTime, movementCards, summon } = oldOnesPlayer;
    const cost = `${actionTime} PT`;
    return {
      title: 'Les Grands Anciens',
      lines: [
        {
          head: `Placer, ${cost}`,
          text: 'Piochez une tuile, regardez-la, posez-la face cachée sur une tuile Apparition de son niveau ou plus.',
        },
        {
          head: `Révéler, ${cost}`,
          text: 'Retournez une de vos tuiles face visible. Un Kangourou quitte la partie.',
        },
        {
          head: `Déplacer, ${cost}`,
          text: set(
            `Retournez ${movementCards} cartes Grand Ancien : qui est entouré avance d’un hex. Puis on combat.`,
          ),
        },
        {
          head: `Invoquer, ${cost}`,
          text: `Piochez ${summon.draw} cartes Mythe, gardez-en ${summon.keep}, remettez les autres sous la pioche.`,
        },
        {
          head: 'Quelle pile',
          text: set(
            'La plus grande, une autre aussi grande, ou une pile de niveau inférieur. Avec 5, 4 et 4, seul le niveau 1 ; avec 4, 4 et 4, tous ; avec 4, 4 et 3, le niveau 1 ou 2.',
          ),
        },
        {
          head: 'PV immédiats',
          text: `${vp.unit.infantry} par Infanterie ou Véhicule Blindé, ${vp.unit.train} par autre unité ou Avant-Poste, ${vp.port} par Port.`,
        },
        {
          head: 'PV à la fin',
          text: `${vp.blightedFarm} par Ferme ravagée, et la valeur imprimée de chaque tuile sur la carte.`,
        },
        {
          head: 'À partir de 53',
          text: 'Seulement les cartes Combat à 0 PT. Les égalités sont pour vous.',
        },
      ],
    };
  },
  human(content) {
    const { vp, pieces, whole, battered } = figures(content);
    const { spawnTiles, outposts, ports } = pieces;
    return {
      title: 'Les colons',
      lines: [
        {
          head: 'Tuile Apparition',
          text: set(
            `Inoccupée, attaquez-la avec n’importe quelle unité et elle est à vous : ${spawnTiles.vp} PV. Pas de Rails vers son hex.`,
          ),
        },
        {
          head: 'Port',
          text: `En défense, il encaisse jusqu’à ${whole.strength} dégâts et donne ${whole.sanity} Santé Mentale de plus. Après ${ports.turnsAt} dégâts ou plus, il passe à la face ${battered.strength}, avec ${battered.sanity} Santé Mentale.`,
        },
        {
          head: 'Avant-Poste',
          text: `${outposts.cost} Or avec Acheter une unité, capacité ${outposts.capacity}. S’il est attaqué, envoyez gratuitement jusqu’à ${outposts.relief} unités.`,
        },
        {
          head: 'Recruter de l’Aide',
          text: 'Vous pouvez d’abord mettre une carte du tableau sous la pioche.',
        },
        {
          head: 'Vos pertes',
          text: set(
            `Elles donnent aux Grands Anciens ${vp.unit.infantry} PV par Infanterie ou Véhicule Blindé, ${vp.unit.train} par autre unité ou Avant-Poste, ${vp.blightedFarm} par Ferme ravagée et ${vp.port} pour le Port.`,
          ),
        },
      ],
    };
  },
};
