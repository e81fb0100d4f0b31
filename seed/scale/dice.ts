import { random } from '#seed/random.ts'

/** Returns random choices that are always the same for a kind of row and its number. */
export function diceOf(kind: number, index: number) {
  const next = random(kind * 0x9e37_79b9 + index * 7919)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    /** Returns true in this number of 100 cases. */
    may: (percent: number) => next() * 100 < percent,
    pick: <T>(list: readonly T[]): T => {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    digits: (count: number) => String(below(10 ** count)).padStart(count, '0'),
    /** Returns this number of different items, in their order. */
    some: <T>(list: readonly T[], count: number): T[] => {
      const kept = new Set(
        list
          .map((_, place) => ({ place, at: next() }))
          .sort((a, b) => a.at - b.at)
          .slice(0, count)
          .map(({ place }) => place),
      )
      return list.filter((_, place) => kept.has(place))
    },
  }
}

/** Random choices. */
export type Dice = ReturnType<typeof diceOf>

/** Returns the id of a generated row. Ids sort like their numbers, and differ from the sample's ids. */
export const idOf = (index: number) => `${prefix}${String(index).padStart(6, '0')}`

/** The prefix of the ids of generated rows. */
export const prefix = 'scale-'
