import { describe, expect, it } from 'vitest';
import { type Choice, onOffer } from '../shell/lights.ts';

describe('what is picked from a question that is told again', () => {
  const offered: Choice[] = [
    { do: 'trek', card: 'dogs' },
    { do: 'trek', card: 'sledge' },
  ];

  it('is the choice on offer now, though it is another object', () => {
    expect(onOffer(offered, { card: 'sledge', do: 'trek' })).toBe(offered[1]);
  });

  it('is nothing where it is offered no longer', () => {
    expect(onOffer(offered, { do: 'trek', card: 'storm' })).toBeNull();
    expect(onOffer(offered, { do: 'rest' })).toBeNull();
  });
});
