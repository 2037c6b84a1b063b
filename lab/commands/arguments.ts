import { InvalidArgumentError } from 'commander';

/** Reads a whole number between two bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most)
      return value;
    throw new InvalidArgumentError(`it takes a whole number from ${least} to ${most}`);
  };

/** Collects an option that may be given several times. */
export const many = (value: string, before: readonly string[]): string[] => [...before, value];
