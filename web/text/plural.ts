/** The word for one, or the word for any other number. */
export const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many);
