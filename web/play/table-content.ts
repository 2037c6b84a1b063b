import { manifestOf } from '@incognita/catalogue';
import type { AnyFace, AnyScenario, AnyTypes } from '@incognita/kernel';
import type { TableView } from '@incognita/table';
import { useEffect, useMemo, useState } from 'react';

/** What a table is played with: how it is set up, and cards and maps of its own. */
type Played = Pick<TableView<AnyTypes>, 'config' | 'overrides'>;

/** What a board reads of a table's content. `scenario` is needed where it has content of its own. */
export function contentOf(
  face: AnyFace,
  { config, overrides }: Played,
  scenario: AnyScenario | null,
): object | null {
  if (overrides === null) return face.index(face.content, config);
  return scenario && face.index(scenario.content(face.content, overrides), config);
}

/** The same, worked out once per table; null until what it takes is there. */
export function useTableContent(face: AnyFace, look: Played | null): object | null {
  const [scenario, setScenario] = useState<AnyScenario | null>(null);
  // The same setup comes with every view, each time as a new object.
  const played = look && JSON.stringify([look.config, look.overrides]);
  const own = look !== null && look.overrides !== null;
  useEffect(() => {
    if (own) manifestOf(face.id)?.code?.scenario().then(setScenario, console.error);
  }, [own, face.id]);
  return useMemo(() => {
    if (played === null) return null;
    const [config, overrides] = JSON.parse(played);
    return contentOf(face, { config, overrides }, scenario);
  }, [face, played, scenario]);
}
