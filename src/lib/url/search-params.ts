/*
 * Readers of search parameters. They ignore invalid values, so no address breaks a screen. The readers of all routes
 * are part of the first load, so they use no schema library.
 */

type Read<T> = (value: unknown) => T | undefined

/** In characters. No search, id or name is longer; the server refuses longer ones. */
const MAX_LENGTH = 1000

/** Reads a text of at most this number of characters. A number in the address is read as text. */
export const textUpTo =
  (maxLength: number): Read<string> =>
  value => {
    const isText = typeof value === 'string' || typeof value === 'number'
    return isText && String(value).length <= maxLength ? String(value) : undefined
  }

/** Reads a text of at most `MAX_LENGTH` characters. */
export const text = textUpTo(MAX_LENGTH)

/** Reads a parameter that is true or missing. */
export const flag: Read<true> = value => (value === true ? true : undefined)

/** Reads a whole number that is at least 1. */
export const ordinal: Read<number> = value =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined

/** Reads one of these values. */
export const oneOf =
  <const T extends string>(...options: readonly T[]): Read<T> =>
  value =>
    options.find(option => option === value)

/**
 * Returns a function that reads the search parameters with the reader of each name; for `validateSearch`. An invalid
 * value becomes `undefined` instead of being omitted: the router merges the result into the original parameters, and
 * would keep the invalid value.
 */
export function searchParams<R extends Record<string, Read<unknown>>>(readers: R) {
  type Search = { [Name in keyof R]?: Exclude<ReturnType<R[Name]>, undefined> }
  return (search: Record<string, unknown>): Search =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as Search
}
