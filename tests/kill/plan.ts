/** What ends: the worker, a tab in two ways, or the browser with everything in it. */
export const killers = ['worker', 'tab crashed', 'tab closed', 'browser'] as const
export type Killer = (typeof killers)[number]

/** The numbers in [0, 1) that describe a write, so that a seed repeats it. */
export interface Choice {
  kind: number
  action: number
  pick: number
  value: number
  /** When its tab ends before the reply, nobody sends it again. */
  givesUp: boolean
  /** The reply does not arrive, so it is sent again. */
  losesReply: boolean
  /** The idempotency key. */
  key: string
}

export interface Kill {
  by: Killer
  /** After so many writes. */
  after: number
  tab: number
}

/** How many writes there are for each kill. */
const WRITES_PER_KILL: Record<Killer, number> = {
  worker: 80,
  'tab crashed': 600,
  'tab closed': 600,
  browser: 1500,
}
/** How often each kill happens at least. */
const LEAST: Record<Killer, number> = { worker: 4, 'tab crashed': 2, 'tab closed': 2, browser: 2 }

/** Returns the writes of a run and the kills among them. The same random numbers return the same plan. */
export function planOf(writes: number, random: () => number): { choices: Choice[]; kills: Kill[] } {
  const choices = Array.from({ length: writes }, () => ({
    kind: random(),
    action: random(),
    pick: random(),
    value: random(),
    givesUp: random() < 0.25,
    losesReply: random() < 0.1,
    key: Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32).toString(36)).join('-'),
  }))
  const kills = killers.flatMap(by =>
    Array.from({ length: Math.max(LEAST[by], Math.round(writes / WRITES_PER_KILL[by])) }, () => ({
      by,
      after: 1 + Math.floor(random() * (writes - 1)),
      tab: Math.floor(random() * 2),
    })),
  )
  return { choices, kills: kills.toSorted((one, other) => one.after - other.after) }
}
