import { wrongWithFaces } from './check/faces.ts';
import { wrongWithMissions } from './check/missions.ts';
import type { MaximumContent } from './types.ts';

/**
 * What is wrong with a content set, a sentence each: clauses that cannot be read or make no sense
 * on their face, cards, tiles and places that do not exist, missions that cannot be laid out.
 */
export const wrongWithContent = (content: MaximumContent): readonly string[] => [
  ...wrongWithTwins(content),
  ...wrongWithFaces(content),
  ...wrongWithMissions(content),
];

/** Everything with a face is found by its id, whatever the table it stands in. */
function wrongWithTwins(content: MaximumContent): readonly string[] {
  const seen = new Set<string>();
  return [
    ...content.characters,
    ...content.survivorCards,
    ...content.scavengeCards,
    ...content.monsters,
    ...content.tiles,
    ...content.insanity,
    ...content.nights,
    ...content.posture,
  ].flatMap(({ id }) => {
    const twice = seen.has(id);
    seen.add(id);
    return twice ? [`content: two rows have the id "${id}"`] : [];
  });
}
