import { type Session, sessions, sumOf } from '#src/contract/shop/sessions.ts'
import { handle } from '#sw/server/handle.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { conflict, refuse, requireOwn } from '#sw/shop/documents/refuse.ts'
import { postFunds } from '#sw/shop/posting/funds.ts'
import { audit, entriesOf, type Reference } from '#sw/shop/posting/reference.ts'
import { shopSettings } from '#sw/shop/settings.ts'
import { db } from '#sw/storage/db.ts'
import { newSession } from './new-session.ts'
import { openSession, sessionOf } from './session.ts'

const eventOf = ({ id, device }: Session, event: string, at: string, by: string): Reference => ({
  documentKind: 'session',
  documentId: id,
  documentCode: device,
  event,
  at,
  by,
})

export const sessionHandlers = handle(sessions, {
  list: async ({ query }) =>
    pageOf(
      (await db.shopSessions.toArray()).toSorted((one, other) => (one.openedAt < other.openedAt ? 1 : -1)),
      query,
    ),
  current: async ({ userId }) => (await sessionOf(userId)) ?? null,

  async terms() {
    const [{ version: _, ...terms }, accounts] = await Promise.all([
      shopSettings(),
      db.fundAccounts.toArray(),
    ])
    const bank = accounts.find(({ kind, bin, account }) => kind === 'bank' && bin !== '' && account !== '')
    return {
      ...terms,
      bank: bank ? { bin: bank.bin, account: bank.account, name: bank.name } : null,
    }
  },

  async open({ body, userId }) {
    const { id, at, device } = body
    if ((await sessionOf(userId)) || (await db.shopSessions.get(id))) refuse('duplicate', 'id', device)
    const session = newSession(body, userId)
    await db.shopSessions.add(session)
    await audit(eventOf(session, 'open', at, userId), '', 'open')
    return session
  },

  async move({ params, body: { moveId, at, amount, reason }, ...caller }) {
    const { userId } = caller
    const session = await openSession(params.id)
    await requireOwn(session.openedBy, 'pos', caller)
    const event = eventOf(session, `move-${moveId}`, at, userId)
    if (await db.fundEntries.where('id').startsWith(entriesOf(event)).count())
      refuse('duplicate', 'id', moveId)
    const group = amount < 0 ? 'cashOut' : 'cashIn'
    await postFunds(event, [
      { accountId: 'cash', amount, method: 'cash', group, sessionId: session.id, automatic: true },
    ])
    await audit(event, '', reason)
    const moved = { ...session, expected: session.expected + amount, version: session.version + 1 }
    await db.shopSessions.put(moved)
    return moved
  },

  async close({ params, body, ...caller }) {
    const { userId } = caller
    const session = await openSession(params.id)
    await requireOwn(session.openedBy, 'pos', caller)
    if (session.version !== body.version) throw conflict(session, body)
    const counted = sumOf(body.notes)
    const difference = counted - session.expected
    const event = eventOf(session, 'close', body.at, userId)
    if (difference !== 0)
      await postFunds(event, [
        {
          accountId: 'cash',
          amount: difference,
          method: 'cash',
          group: 'cashDifference',
          sessionId: session.id,
          automatic: true,
        },
      ])
    const closed: Session = {
      ...session,
      status: 'closed',
      closedBy: userId,
      closedAt: body.at,
      counted,
      difference,
      version: session.version + 1,
    }
    await db.shopSessions.put(closed)
    await audit(event, 'open', 'closed')
    return closed
  },
})
