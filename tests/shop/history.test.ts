import * as fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { backup } from '#src/contract/backup.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { db } from '#sw/storage/db.ts'
import { dump } from '#tests/api/dump.ts'
import { keepPristine, type Pristine } from '#tests/api/pristine.ts'
import { formOf } from '#tests/api/sample-requests/sample-request.ts'
import { filled } from '#tests/support/filled.ts'
import { holds } from '#tests/support/property.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { codeNumbers, ledgerErrors } from './ledger.ts'
import { at, counters, lineOf, ticket } from './shop.ts'
import { anyCancelled, anyStep, type Step, stepsWith, type World } from './steps.ts'

/* The invariants of stock and money, over random histories through the calls of the screens. */

/** `npm run long` sets `LONG`: then there is one history of more than 400 documents for each invariant. */
const isLong = process.env.LONG === '1'
const LONG_STEPS = 375
const TIMEOUT_MS = isLong ? 900_000 : 60_000

/** Tests an invariant over some histories of so many steps. */
function overHistories(
  { runs, steps: usual }: { runs: number; steps: number },
  test: (list: Step[]) => Promise<void>,
) {
  const length = isLong ? LONG_STEPS : usual
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: length, maxLength: length }), test)
  return holds(property, isLong ? { runs: 1, shrinks: false } : { runs })
}

const { newWorld, steps, cancelled } = stepsWith(call)

const run = async (world: World, list: readonly Step[]) => {
  for (const step of list) await steps[step.kind](world, step)
}

async function started() {
  await pristine.restore()
  return newWorld()
}

let pristine: Pristine

beforeAll(async () => {
  await freshServer()
  pristine = await keepPristine()
})

it(
  '1: entries make the counters, at every moment; the average cost equals a second implementation',
  () =>
    overHistories({ runs: 2, steps: 14 }, async list => {
      const world = await started()
      await run(world, list)
      const { checked, differences } = await call(audit.integrity)
      expect(differences).toEqual([])
      expect(checked).toBeGreaterThan(0)
      expect(await db.shopDocuments.count()).toBeGreaterThan(isLong ? 400 : 13)
      const [stock, funds, debts] = await Promise.all([
        db.stockEntries.toArray(),
        db.fundEntries.toArray(),
        db.debtEntries.toArray(),
      ])
      expect(stock.length).toBeGreaterThan(5)
      expect(ledgerErrors({ stock, funds, debts })).toEqual([])
    }),
  TIMEOUT_MS,
)

it(
  '2 and 3: a session has taken what its documents were paid; lines, entries and totals are the same',
  () =>
    overHistories({ runs: 2, steps: 8 }, async list => {
      const world = await started()
      await run(world, [...list, { kind: 'refund', product: 0, quantity: 3, amount: 1, discount: 5 }])
      const documents = await db.shopDocuments.toArray()
      const [stock, funds, debts] = await Promise.all([
        db.stockEntries.toArray(),
        db.fundEntries.toArray(),
        db.debtEntries.toArray(),
      ])
      const sum = (rows: { documentId: string; amount: number }[], id: string) =>
        rows.reduce((all, row) => all + (row.documentId === id ? row.amount : 0), 0)
      const sold = documents.flatMap(row => (row.kind === 'sale' ? [row] : []))
      for (const sale of filled(sold)) {
        expect(sum(funds, sale.id) + sum(debts, sale.id)).toBe(sale.totals.total)
        expect(sale.lines.reduce((all, { paid }) => all + paid, 0)).toBe(sale.totals.total)
        const moved = stock.filter(({ documentId }) => documentId === sale.id)
        expect(moved.map(({ lineId, quantity }) => [lineId, -quantity])).toEqual(
          sale.lines.map(({ id, quantity }) => [id, quantity]),
        )
        expect(sale.refunded).toBeLessThanOrEqual(sale.totals.total)
        expect(sale.lines.filter(({ refunded, quantity }) => refunded > quantity)).toEqual([])
      }
      const session = await db.shopSessions.get(world.session)
      const cash = funds.filter(({ sessionId, method }) => sessionId === world.session && method === 'cash')
      expect(session?.expected).toBe(500_000 + cash.reduce((all, { amount }) => all + amount, 0))
      const taken = documents.flatMap(row =>
        row.kind === 'sale'
          ? row.payments.map(({ amount }) => amount)
          : row.kind === 'refund'
            ? row.payments.map(({ amount }) => -amount)
            : [],
      )
      expect(Object.values(session?.taken ?? {}).reduce((all, amount) => all + amount, 0)).toBe(
        taken.reduce((all, amount) => all + amount, 0),
      )
    }),
  TIMEOUT_MS,
)

it('4: a payment that is cut off and sent again from two tabs is posted once', () =>
  holds(
    fc.asyncProperty(
      fc.constantFrom('stockEntries', 'fundEntries', 'salesFigures', 'shopAudit'),
      async table => {
        const world = await started()
        const open = await ticket(world.session, [lineOf(world.products[0] ?? '', 2)])
        const request = {
          params: { id: open.id },
          body: { version: 1, at, payments: [{ method: 'cash', amount: 20_000 }] },
          headers: { 'Idempotency-Key': 'pay' },
        }
        const before = await dump()
        const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
        const cut = () => {
          throw new Error('The worker was killed')
        }
        db.table(table).hook('creating', cut)
        expect((await send(sales.pay, request)).status).toBe(500)
        db.table(table).hook('creating').unsubscribe(cut)
        silenced.mockRestore()
        expect(await dump()).toEqual(before)
        const replies = await Promise.all([send(sales.pay, request), send(sales.pay, request)])
        expect(replies.map(({ status }) => status)).toEqual([200, 200])
        const other = await send(sales.pay, { ...request, headers: { 'Idempotency-Key': 'other' } })
        expect(other.status).toBe(409)
        expect(await db.fundEntries.where({ documentId: open.id }).count()).toBe(1)
        expect((await call(audit.integrity)).differences).toEqual([])
      },
    ),
    { runs: 4 },
  ))

it('5: a document that is cancelled leaves every counter as before', () =>
  holds(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 3, maxLength: 3 }),
      fc.array(anyCancelled, { minLength: 3, maxLength: 3 }),
      async (list, undone) => {
        const world = await started()
        await run(world, list)
        for (const { cancelled: name, step } of undone) {
          const before = await counters()
          await cancelled[name](world, step)
          expect(await counters()).toEqual(before)
        }
        expect((await call(audit.integrity)).differences).toEqual([])
      },
    ),
    { runs: 3 },
  ))

it(
  '6: the codes of a device rise without holes, also when two tabs post together',
  () =>
    overHistories({ runs: 2, steps: 6 }, async list => {
      const world = await started()
      const half = list.length / 2
      await Promise.all([run(world, list.slice(0, half)), run(world, list.slice(half))])
      for (const [, numbers] of filled(codeNumbers(await db.shopDocuments.toArray())))
        expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      expect((await call(audit.integrity)).differences).toEqual([])
    }),
  TIMEOUT_MS,
)

it(
  '7: a backup that is restored has the same rows and no difference',
  () =>
    overHistories({ runs: 1, steps: 8 }, async list => {
      const world = await started()
      await run(world, list)
      const before = await counters()
      const text = JSON.stringify(await call(backup.export))
      await pristine.restore()
      await call(backup.restore, { body: formOf({ file: new File([text], 'outpost.json') }) })
      expect(await counters()).toEqual(before)
      expect((await call(audit.integrity)).differences).toEqual([])
    }),
  TIMEOUT_MS,
)
