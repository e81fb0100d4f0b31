import type { CareState } from '#src/contract/shop/documents/care-ticket.ts'

/** The states of the board to which a ticket can go, and its own, in the order of the columns. */
export const reachable = (
  columns: readonly CareState[],
  own: CareState,
  steps: readonly { to: CareState }[],
): CareState[] => columns.filter(state => state === own || steps.some(({ to }) => to === state))

/** Returns the state that an arrow key leads to: the next one that can be reached in its direction. */
export function stepped(states: readonly CareState[], now: CareState, key: string): CareState {
  const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  return states[states.indexOf(now) + by] ?? now
}
