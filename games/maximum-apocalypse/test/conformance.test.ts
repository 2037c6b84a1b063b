import { conformance } from '@incognita/kernel/test-kit';
import { maximumApocalypse } from '../index.ts';

conformance(maximumApocalypse, {
  rulebook: new URL('../rulebook/en.md', import.meta.url),
  golden: new URL('golden/', import.meta.url),
  cloneFile: new URL('../rules/state.clone.ts', import.meta.url),
  seconds: 20,
  others: 8,
});
