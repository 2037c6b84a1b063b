import type { Arrange } from '@incognita/kernel';
import type { Northwest } from './rules/kit.ts';

export const arrange: Arrange<Northwest> = {
  schema: {},
  content: (standard) => standard,
  position: () => [],
};
