import { figures, type Summaries } from './summary.ts';

export const summaries: Summaries = {
  oldOnes(content) {
    const { vp, oldOnesPlayer } = figures(content);
    const { actionTime, movementCards, summon } = oldOnesPlayer;
    const cost = `${actionTime} TP`;
    return {
      title: 'The Old Ones',
      lines: [
        {
          head: `Place, ${cost}`,
          text: 'Draw a tile, look at it, put it face down on a Spawn tile of its level or more.',
        },
        {
          head: `Reveal, ${cost}`,
          text: 'Turn one of your tiles face up. A Kangaroo leaves the game.',
        },
        {
          head: `Move, ${cost}`,
          text: `Flip ${movementCards} Old One cards: whoever is circled moves a hex. Then fight.`,
        },
        {
          head: `Summon, ${cost}`,
          text: `Draw ${summon.draw} Mythos cards, keep ${summon.keep}, put the others under the deck.`,
        },
        {
          head: 'Which stack',
          text: 'The largest, any as large, or any of a lower level. From 5, 4 and 4 only level 1; from 4, 4 and 4 all; from 4, 4 and 3 level 1 or 2.',
        },
        {
          head: 'VP at once',
          text: `${vp.unit.infantry} for Infantry or an Armoured Car, ${vp.unit.train} for any other Unit or an Outpost, ${vp.port} for a Port.`,
        },
        {
          head: 'VP at the end',
          text: `${vp.blightedFarm} for each blighted Farm, and the value printed on every tile on the map.`,
        },
        { head: 'From 53 on', text: 'Only Combat cards that cost 0 TP. Ties are yours.' },
      ],
    };
  },
  human(content) {
    const { vp, pieces, whole, battered } = figures(content);
    const { spawnTiles, outposts, ports } = pieces;
    return {
      title: 'The settlers',
      lines: [
        {
          head: 'Spawn tile',
          text: `Attack an unoccupied one with any Unit and it is yours: ${spawnTiles.vp} VP. No tracks into its hex.`,
        },
        {
          head: 'Port',
          text: `It takes up to ${whole.strength} damage in its defence and gives ${whole.sanity} Sanity more. After ${ports.turnsAt} damage or more it turns to side ${battered.strength}, with ${battered.sanity} Sanity.`,
        },
        {
          head: 'Outpost',
          text: `${outposts.cost} Gold with Buy Military Unit, damage ${outposts.capacity}. When it is attacked, send up to ${outposts.relief} Units for free.`,
        },
        { head: 'Recruit Help', text: 'First you may put one card of the display under the deck.' },
        {
          head: 'Your losses',
          text: `They give the Old Ones ${vp.unit.infantry} VP for Infantry or an Armoured Car, ${vp.unit.train} for any other Unit or an Outpost, ${vp.blightedFarm} for a blighted Farm and ${vp.port} for the Port.`,
        },
      ],
    };
  },
};
