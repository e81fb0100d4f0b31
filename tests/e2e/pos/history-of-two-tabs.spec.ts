import * as fc from 'fast-check'
import { audit } from '#src/contract/shop/audit.ts'
import type { DebtEntryRow, FundEntryRow, StockEntryRow } from '#sw/shop/posting/rows.ts'
import { callFrom } from '#tests/shop/browser-call.ts'
import { codeNumbers, ledgerErrors } from '#tests/shop/ledger.ts'
import { anyCancelled, anyStep, stepsWith } from '#tests/shop/steps.ts'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { workerOf } from '#tests/support/browser/worker.ts'
import { rowCount, rowsOf } from '#tests/support/data/rows.ts'
import { filled } from '#tests/support/filled.ts'
import { seededRandom } from '#tests/support/random.ts'
import { expect, open, test } from '#tests/support/test.ts'

test.use({ shopDays: 0 })

const DOCUMENTS = 500

/** Returns a value that the generator of random numbers chooses. */
function sample<Value>(values: fc.Arbitrary<Value>, random: () => number): Value {
  const [value] = fc.sample(values, { numRuns: 1, seed: Math.floor(random() * 2 ** 31) })
  if (value === undefined) throw new Error('fast-check gives as many values as it is asked for')
  return value
}

test('@long 500 documents from two tabs, with the worker stopped at random moments: the books balance, and nothing is posted twice', async ({
  page,
}) => {
  test.setTimeout(900_000)
  await open(page, 'apps/tasks')
  const pages = [page, await anotherTab(page)]
  await pages[1]?.goto('apps/tasks')
  const tabs = pages.map(tab => stepsWith(callFrom(tab)))
  const random = seededRandom()
  const world = await tabs[0]?.newWorld()
  if (!world) throw new Error('There is a tab')

  let writing = true
  let stops = 0
  const worker = await workerOf(page)
  const stopping = (async () => {
    while (writing) {
      await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), random() * 1000)
      await worker.stop()
      stops++
    }
  })()
  let posted = 0
  await Promise.all(
    tabs.map(async ({ steps, cancelled }) => {
      while (posted < DOCUMENTS) {
        if (random() < 0.2) {
          const undone = sample(anyCancelled, random)
          await cancelled[undone.cancelled](world, undone.step)
        } else {
          const step = sample(anyStep, random)
          await steps[step.kind](world, step)
        }
        posted = await rowCount(page, 'shopDocuments')
      }
    }),
  )
  writing = false
  await stopping
  console.log(`${posted} documents, ${stops} stops of the worker`)
  expect(stops).toBeGreaterThan(10)

  const { checked, differences } = await callFrom(page)(audit.integrity)
  expect(differences).toEqual([])
  expect(checked).toBeGreaterThan(10)
  const [documents, stock, funds, debts] = await Promise.all([
    rowsOf<{ code: string }>(page, 'shopDocuments'),
    rowsOf<StockEntryRow>(page, 'stockEntries'),
    rowsOf<FundEntryRow>(page, 'fundEntries'),
    rowsOf<DebtEntryRow>(page, 'debtEntries'),
  ])
  expect(ledgerErrors({ stock, funds, debts })).toEqual([])
  // A write that was executed twice would take a second number.
  for (const [, numbers] of filled(codeNumbers(documents)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
