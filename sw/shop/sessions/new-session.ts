import type { Session } from '#src/contract/shop/sessions.ts'

/** Returns the row of a session that a user opens. */
export const newSession = (
  { id, at, device, opening }: { id: string; at: string; device: string; opening: number },
  userId: string,
): Session => ({
  id,
  device,
  status: 'open',
  openedBy: userId,
  openedAt: at,
  closedBy: '',
  closedAt: '',
  opening,
  expected: opening,
  counted: null,
  difference: null,
  taken: {},
  version: 1,
})
