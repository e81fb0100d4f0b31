import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#src/contract/core/define.ts'
import { careStates } from '#src/contract/shop/documents/care-ticket.ts'
import {
  Adjustment,
  Reservation,
  Sale,
  StockCount,
  TakeIn,
  TakeOut,
  Transfer,
  Voucher,
} from '#src/contract/shop/documents/documents.ts'
import { Request } from '#src/contract/shop/documents/request.ts'
import { Session } from '#src/contract/shop/sessions.ts'
import { db } from '#sw/storage/db.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'
import { endpoints, named } from './attack.ts'
import { dump } from './dump.ts'
import { keepPristine, type Pristine } from './pristine.ts'
import { sampleRequestOf } from './sample-requests/all.ts'

/*
 * These tests are derived from the contract: every call with the error `wrongState` is sent for its document, or its drawer,
 * in each state.
 */

const statesOf = {
  sale: Sale.entries.status.options,
  takeOut: TakeOut.entries.status.options,
  takeIn: TakeIn.entries.status.options,
  count: StockCount.entries.status.options,
  transfer: Transfer.entries.status.options,
  adjustment: Adjustment.entries.status.options,
  care: careStates,
  request: Request.entries.status.options,
  reservation: Reservation.entries.status.options,
  receipt: Voucher.entries.status.options,
  payment: Voucher.entries.status.options,
  fundTransfer: Voucher.entries.status.options,
}

/** The states that allow a call: the transitions of `business.md`. A call that is not named here fails its test. */
const allowing: Record<string, readonly string[]> = {
  'shop.salesCreate': ['open'],
  'shop.salesUpdate': ['open', 'held'],
  'shop.salesHold': ['open'],
  'shop.salesResume': ['held'],
  'shop.salesVoid': ['open', 'held'],
  'shop.salesPay': ['open'],
  'shop.salesRefund': ['paid'],
  // It is about the code, which a ticket gets with its payment.
  'shop.salesPrinted': ['open', 'held', 'paid', 'refunded', 'void'],
  'shop.sessionsMove': ['open'],
  'shop.sessionsClose': ['open'],
  'shop.takeOutsUpdate': ['draft'],
  'shop.takeOutsCheckOut': ['draft'],
  'shop.takeOutsCollect': ['checked-out'],
  'shop.takeOutsDeliver': ['collected', 'failed'],
  'shop.takeOutsFail': ['collected'],
  'shop.takeOutsReturn': ['failed'],
  'shop.takeOutsCancel': ['draft', 'checked-out'],
  'shop.takeInsUpdate': ['draft'],
  'shop.takeInsOrder': ['draft'],
  'shop.takeInsCheckIn': ['ordered'],
  'shop.takeInsSettle': ['ordered', 'checked-in'],
  'shop.takeInsReturn': ['ordered', 'checked-in', 'settled'],
  'shop.takeInsCancel': ['draft', 'ordered'],
  'shop.countsCount': ['draft', 'counting'],
  'shop.countsReview': ['counting', 'reviewed'],
  'shop.countsPost': ['reviewed'],
  'shop.countsCancel': ['draft', 'counting', 'reviewed', 'posted'],
  'shop.transfersSend': ['draft'],
  'shop.transfersReceive': ['sent'],
  'shop.transfersCancel': ['draft', 'sent'],
  'shop.adjustmentsCancel': ['posted'],
  'shop.careUpdate': ['received', 'diagnosing', 'quoted', 'in-progress', 'waiting', 'ready', 'rejected'],
  'shop.careDiagnose': ['received'],
  'shop.careQuote': ['diagnosing'],
  'shop.careStart': ['quoted'],
  'shop.careWait': ['in-progress'],
  'shop.careResume': ['waiting'],
  'shop.careReady': ['in-progress'],
  'shop.careReject': ['received', 'diagnosing', 'quoted', 'in-progress', 'waiting'],
  'shop.careReturn': ['ready', 'rejected'],
  'shop.careClose': ['returned'],
  'shop.careAddPart': ['diagnosing', 'quoted', 'in-progress', 'waiting', 'ready'],
  'shop.careRemovePart': ['diagnosing', 'quoted', 'in-progress', 'waiting', 'ready'],
  'shop.requestsApprove': ['pending'],
  'shop.requestsReject': ['pending'],
  'shop.requestsWithdraw': ['pending'],
  'shop.reservationsUpdate': ['pending', 'confirmed', 'arrived'],
  'shop.reservationsConfirm': ['pending'],
  'shop.reservationsArrive': ['pending', 'confirmed'],
  'shop.reservationsNoShow': ['pending', 'confirmed'],
  'shop.reservationsCancel': ['pending', 'confirmed', 'arrived'],
  'shop.reservationsDeposit': ['pending', 'confirmed', 'arrived'],
  'shop.reservationsToTakeOut': ['arrived'],
  'shop.reservationsToSale': ['arrived'],
  'shop.fundsUpdate': ['paid'],
  'shop.fundsCancel': ['paid'],
}

/** The first makes a drawer, which has no state before; the others are about writes of the outbox: see `team.test.ts`. */
const withoutRow = ['shop.sessionsOpen', 'team.retry', 'team.discard']

const hasState = ({ errors: { 409: codes } = {} }: Endpoint) => Boolean(codes && codes.includes('wrongState'))
const calls = endpoints.filter(({ name, endpoint }) => hasState(endpoint) && !withoutRow.includes(name))

let pristine: Pristine

beforeAll(async () => {
  await freshServer()
  pristine = await keepPristine()
})

/** Returns functions that set the state of what a request is about, by state. */
async function settersOf(sent: unknown): Promise<[state: string, set: () => Promise<unknown>][]> {
  const text = JSON.stringify(sent)
  const document = (await db.shopDocuments.toArray()).find(
    ({ id, kind }) => kind in statesOf && text.includes(id),
  )
  if (document)
    return statesOf[document.kind as keyof typeof statesOf].map(status => [
      status,
      () => db.table('shopDocuments').update(document.id, { status }),
    ])
  const session = (await db.shopSessions.toArray()).find(({ id }) => text.includes(id))
  return session
    ? Session.entries.status.options.map(status => [
        status,
        () => db.shopSessions.update(session.id, { status }),
      ])
    : []
}

const isEqual = async (before: unknown) => isDeepStrictEqual(await dump(), before)

describe('a call for a document in a state that does not allow it is refused, and changes nothing', {
  timeout: 60_000,
}, () => {
  it.each(named(filled(calls)))('%s', async (name, { endpoint }) => {
    await pristine.restore()
    const states = (await settersOf(await sampleRequestOf(name))).map(([state]) => state)
    const allowed: string[] = []
    const refusals: unknown[] = []
    for (const state of states) {
      await pristine.restore()
      const sent = await sampleRequestOf(name)
      const set = (await settersOf(sent)).find(([one]) => one === state)?.[1]
      await set?.()
      const before = await dump()
      const response = await send(endpoint, sent)
      if (response.ok) allowed.push(state)
      else refusals.push([state, response.status, await response.json(), await isEqual(before)])
    }
    expect(allowed).toEqual(allowing[name])
    const refused = expect.objectContaining({ code: 'wrongState', message: expect.stringMatching(/\w{4}/) })
    expect(refusals).toEqual(
      states.filter(state => !allowed.includes(state)).map(state => [state, 409, refused, true]),
    )
  })
})
