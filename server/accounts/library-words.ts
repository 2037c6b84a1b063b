/**
 * What others need to know of the auth library without loading it, which takes most of a second:
 * a server on which nobody signs in never does.
 */

/** A header of our own calls, by which a guest is named to the library. None comes from outside. */
export const PERSON_HEADER = 'x-incognita-person';

/** The library wants an address of everybody; this one can be nobody's. */
export const noAddress = (person: string): string => `${person}@guest.invalid`;
export const isNoAddress = (email: string): boolean => email.endsWith('@guest.invalid');

/** Whether the library said no; whatever else it throws is a failure. */
export const saidNo = (error: unknown): boolean =>
  error instanceof Error && error.name === 'APIError';
