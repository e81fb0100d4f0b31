import { beforeEach, expect, it, vi } from 'vitest'
import { deviceDatabase } from '#src/device/database.ts'
import {
  addPrintJob,
  discardPrintJob,
  discardPrintsOf,
  hasPrintFailed,
  printJobs,
  retryPrintJobs,
  runPrintJobs,
} from './print-queue.ts'

const job = (id: string, documentId = id) => ({
  id,
  documentId,
  title: `HD-${id}`,
  lines: [{ kind: 'text' as const, text: id }],
})
const states = async () => (await printJobs()).map(({ id, state, problem }) => [id, state, problem])
const named = (name: string) => Object.assign(new Error(name), { name })

/** A printer that keeps what it has printed, and fails with the next error of a list. */
function printer(...errors: (Error | undefined)[]) {
  const printed: string[] = []
  const counted: string[] = []
  return {
    printed,
    counted,
    print: async (lines: readonly object[]) => {
      const error = errors.shift()
      if (error) throw error
      printed.push(JSON.stringify(lines[0]))
    },
    count: async ({ id }: { id: string }) => void counted.push(id),
  }
}

/** Locks of one tab: a request waits for the one before it. */
function locks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_: string, run: () => Promise<unknown>) {
      last = last.then(run)
      return last
    },
  }
}

let clock = 1000
beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: locks() })
  vi.spyOn(Date, 'now').mockImplementation(() => ++clock)
  await deviceDatabase.prints.clear()
})

it('jobs are printed and counted in their order, and then deleted', async () => {
  await addPrintJob(job('b'))
  await addPrintJob(job('a'))
  const { printed, counted, ...printing } = printer()
  await runPrintJobs(printing)
  expect(printed.map(text => JSON.parse(text).text)).toEqual(['b', 'a'])
  expect(counted).toEqual(['b', 'a'])
  expect(await states()).toEqual([])
})

it.each([
  ['NoPrinter', 'noPrinter'],
  ['SlowPrinter', 'slow'],
  ['NetworkError', 'notConnected'],
])('a job that fails with %s says so, and the next ones wait until it is retried', async (name, problem) => {
  await addPrintJob(job('a'))
  await addPrintJob(job('b'))
  await runPrintJobs(printer(named(name)))
  expect(await states()).toEqual([
    ['a', 'failed', problem],
    ['b', 'waiting', undefined],
  ])
  expect(await hasPrintFailed('a')).toBe(true)
  expect(await hasPrintFailed('b')).toBe(false)
  await retryPrintJobs()
  const { counted, ...printing } = printer()
  await runPrintJobs(printing)
  expect(counted).toEqual(['a', 'b'])
})

it('a job that is on paper and not counted is only counted with the next run', async () => {
  await addPrintJob(job('a'))
  const first = printer()
  await runPrintJobs({ ...first, count: () => Promise.reject(new Error('no server')) })
  expect(await states()).toEqual([['a', 'printed', undefined]])
  const { printed, counted, ...printing } = printer()
  await runPrintJobs(printing)
  expect([printed, counted]).toEqual([[], ['a']])
  expect(await states()).toEqual([])
})

it('two runs at the same time print a job once', async () => {
  await addPrintJob(job('a'))
  const { counted, ...printing } = printer()
  await Promise.all([runPrintJobs(printing), runPrintJobs(printing)])
  expect(counted).toEqual(['a'])
})

it('a job is discarded alone, or with the others of its document', async () => {
  for (const [id, document] of [
    ['a', 'one'],
    ['b', 'two'],
    ['c', 'two'],
  ] as const)
    await addPrintJob(job(id, document))
  await discardPrintJob('a')
  await discardPrintsOf('two')
  expect(await states()).toEqual([])
})
