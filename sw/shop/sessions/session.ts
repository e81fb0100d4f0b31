import { wrongState } from '#sw/shop/documents/refuse.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

/** Returns an open session. Rejects with 404 or, for a closed one, with 409. */
export async function openSession(id: string) {
  const session = await getOr404(db.shopSessions, id, 'session')
  return session.status === 'open' ? session : wrongState()
}

/** Returns the open session of a user. */
export const sessionOf = async (userId: string) =>
  (await db.shopSessions.where({ status: 'open' }).toArray()).find(({ openedBy }) => openedBy === userId)

/** Adds payments (đồng by method, negative when money is given back) to what a session has taken. */
export async function addTaken(id: string, payments: readonly { method: string; amount: number }[]) {
  const session = await getOr404(db.shopSessions, id, 'session')
  const taken = { ...session.taken }
  for (const { method, amount } of payments) taken[method] = (taken[method] ?? 0) + amount
  const cash = payments.reduce((sum, { method, amount }) => sum + (method === 'cash' ? amount : 0), 0)
  await db.shopSessions.put({ ...session, taken, expected: session.expected + cash })
}
