/*
 * What an address says, read leniently: a value that makes no sense is left out, so no address breaks a screen. Every
 * route's reading is part of the first load, which is why it does without a schema library.
 */

type Read<T> = (value: unknown) => T | undefined

/** In letters. No search, id or name is longer; the server refuses more. */
const MAX_LENGTH = 1000

/** A text of so many letters at most. A number in the address is a text that looks like one. */
export const textUpTo =
  (maxLength: number): Read<string> =>
  value => {
    const isText = typeof value === 'string' || typeof value === 'number'
    return isText && String(value).length <= maxLength ? String(value) : undefined
  }

export const text = textUpTo(MAX_LENGTH)

/** There, or not. */
export const flag: Read<true> = value => (value === true ? true : undefined)

/** A whole number, 1 at least. */
export const ordinal: Read<number> = value =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined

export const oneOf =
  <const T extends string>(...options: readonly T[]): Read<T> =>
  value =>
    options.find(option => option === value)

/**
 * Reads the search of an address by the reader of each name; for `validateSearch`. What makes no sense is `undefined` and
 * not left out: the router puts the result over the address as it was written, and would bring that back.
 */
export function searchParams<R extends Record<string, Read<unknown>>>(readers: R) {
  type Search = { [Name in keyof R]?: Exclude<ReturnType<R[Name]>, undefined> }
  return (search: Record<string, unknown>): Search =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as Search
}
