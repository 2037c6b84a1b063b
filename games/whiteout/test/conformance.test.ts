import { conformance } from '@incognita/kernel/test-kit';
import { whiteout } from '../index.ts';

conformance(whiteout, {
  rulebook: new URL('../rulebook/en.md', import.meta.url),
  golden: new URL('golden/', import.meta.url),
  cloneFile: new URL('../rules/state.clone.ts', import.meta.url),
  seconds: 6,
});
