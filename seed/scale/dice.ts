import { random } from '#seed/random.ts'

/** Chance that falls the same way every time for a row of a kind. */
export function diceOf(kind: number, index: number) {
  const next = random(kind * 0x9e37_79b9 + index * 7919)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    /** True that often, of 100 times. */
    may: (percent: number) => next() * 100 < percent,
    pick: <T>(list: readonly T[]): T => {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    digits: (count: number) => String(below(10 ** count)).padStart(count, '0'),
    /** That many different ones, in their order. */
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

/** The id of a generated row: ids sort as their numbers do, and none is one of the sample's. */
export const idOf = (index: number) => `${prefix}${String(index).padStart(6, '0')}`

export const prefix = 'scale-'
