import { random } from '#seed/random.ts'

/** Random choices that are the same every time for a row of a kind. */
export function diceOf(kind: number, index: number) {
  const next = random(kind * 0x9e37_79b9 + index * 7919)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    /** True in this number of 100 cases. */
    may: (percent: number) => next() * 100 < percent,
    pick: <T>(list: readonly T[]): T => {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    digits: (count: number) => String(below(10 ** count)).padStart(count, '0'),
    /** This number of different items, in their order. */
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

export type Dice = ReturnType<typeof diceOf>

/** The id of a generated row: ids sort like their numbers, and differ from the sample's ids. */
export const idOf = (index: number) => `${prefix}${String(index).padStart(6, '0')}`

export const prefix = 'scale-'
