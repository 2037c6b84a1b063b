/** A rule that is itself wrong: a dead end, an endless loop, a step that does not exist. */
export class RuleError extends Error {
  override name = 'RuleError';
}
