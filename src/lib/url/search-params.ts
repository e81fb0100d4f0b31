/*
 * What an address says, read leniently: a value that makes no sense is left out, so no address breaks a screen. Every
 * route's reading is part of the first load, which is why it does without a schema library.
 */

type Read<T> = (value: unknown) => T | undefined

/** A number in the address is a text that looks like one. */
export const text: Read<string> = value =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** There, or not. */
export const flag: Read<true> = value => (value === true ? true : undefined)

/** A whole number, 1 at least. */
export const ordinal: Read<number> = value =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined

export const oneOf =
  <const T extends string>(...options: readonly T[]): Read<T> =>
  value =>
    options.find(option => option === value)

/** Reads the search of an address by the reader of each name; for `validateSearch`. */
export function searchParams<R extends Record<string, Read<unknown>>>(readers: R) {
  type Search = { [Name in keyof R]?: Exclude<ReturnType<R[Name]>, undefined> }
  return (search: Record<string, unknown>): Search =>
    Object.fromEntries(
      Object.entries(readers).flatMap(([name, read]) => {
        const value = read(search[name])
        return value === undefined ? [] : [[name, value]]
      }),
    ) as Search
}
