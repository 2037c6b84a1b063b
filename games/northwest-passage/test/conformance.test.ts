import { conformance } from '@incognita/kernel/test-kit';
import { northwestPassage } from '../index.ts';

conformance(northwestPassage, {
  rulebook: new URL('../rulebook/en.md', import.meta.url),
  golden: new URL('golden/', import.meta.url),
  cloneFile: new URL('../rules/state.clone.ts', import.meta.url),
  seconds: 24,
  others: 6,
});
