import { fold } from '#src/lib/text/fold.ts'

/** Returns the icons whose names contain every word of a text: “arrow up” finds `arrow-small-up`. */
export function findIcons(names: readonly string[], text: string): string[] {
  const words = fold(text).split(/[\s-]+/)
  return names.filter(name => words.every(word => name.includes(word)))
}

/** Returns rows of a grid with this number of columns. */
export const inRows = (names: readonly string[], columns: number): string[][] =>
  Array.from({ length: Math.ceil(names.length / columns) }, (_, row) =>
    names.slice(row * columns, (row + 1) * columns),
  )
