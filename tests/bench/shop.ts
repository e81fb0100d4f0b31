import { type App, tasks, timeOpening } from './apps.ts'
import { launch, type Tab } from './browser.ts'
import { fill, openSignedIn } from './pages.ts'
import { bearer, type Question, timeOnce } from './requests.ts'
import { ms, percentile, printTable } from './statistics.ts'

const ROWS = 10_000
const ROUNDS = 5
const SCANS = 30
const SALES = 40
/** The goals: frames from the last key of a scan to the line, and multiples of a plain write and of the first list of tasks. */
const [SCAN_FRAMES, POSTING, CONSOLE] = [2, 3, 1]
/** The time of one frame at 60 frames per second, in ms. */
const FRAME_MS = 1000 / 60

const figures: App = { name: 'console', path: 'main/console', row: 'main dd' }
const listRow = 'main [data-row]'
const lists: readonly App[] = [
  { name: 'customers', path: 'main/list/customer', row: listRow },
  { name: 'products of the shop', path: 'main/list/product/all', row: listRow },
  { name: 'orders', path: 'main/take-out', row: listRow },
  { name: 'sales', path: 'main/pos/sales', row: listRow },
  { name: 'balances of the stock', path: 'main/inventory', row: listRow },
]
const till: App = { name: 'till', path: 'main/pos', row: 'main [data-index] button' }

/** Calls the sample's endpoint until all of its days are posted, as the screens do. */
export const postSample = `(async () => {
  const headers = { Authorization: ${bearer} }
  for (let isDone = false; !isDone; ) {
    const { done, total } = await (await fetch('/api/shop/sample', { method: 'POST', headers })).json()
    isDone = done === total
  }
})()`

const send = `async (path, body, method = 'POST') => {
  const headers = { Authorization: ${bearer}, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  const reply = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!reply.ok) throw new Error(path + ' replies ' + reply.status + ' ' + await reply.text())
  return reply.json()
}`

/** Opens the drawer of the user. Returns the id of the session. */
export const openDrawer = `(async () => {
  const send = ${send}
  const current = await send('/api/shop/sessions/current', undefined, 'GET')
  if (current) return current.id
  const made = { id: crypto.randomUUID(), at: new Date().toISOString(), device: 'B1' }
  return (await send('/api/shop/sessions', { ...made, opening: 0 })).id
})()`

/** Stores tickets of four lines of products of which there is enough. Returns their ids and totals. */
const addTickets = (sessionId: string, count: number) => `(async () => {
  const send = ${send}
  const { rows } = await send('/api/shop/products?page=0&size=1000000', undefined, 'GET')
  const stocked = rows.filter(({ active, stock, reserved }) => active && stock - reserved > 10)
  const tickets = []
  for (let index = 0; index < ${count}; index++) {
    const lines = [0, 1, 2, 3].map(line => {
      const { id: productId, price } = stocked[(index * 97 + line * 31) % stocked.length]
      return {
        id: crypto.randomUUID(), productId, unit: '', factor: 1, quantity: 1,
        price: Math.round(price), discount: 0, taxPercent: 8, note: '',
      }
    })
    const made = { id: crypto.randomUUID(), at: new Date().toISOString(), device: 'B1' }
    const ticket = { ...made, sessionId: '${sessionId}', warehouseId: 'store', customerId: null, lines, discount: 0, note: '' }
    const { totals } = await send('/api/shop/sales', ticket)
    tickets.push({ id: made.id, total: totals.total, ticket: { ...ticket, id: undefined } })
  }
  return tickets
})()`

interface Ticket {
  id: string
  total: number
  ticket: object
}

/** Returns the calls that pay a ticket, store another one, and write a contact, one after another. */
const questionsOf = (page: Tab, { id, total, ticket }: Ticket): Question[] => [
  [
    page,
    {
      method: 'PATCH',
      path: '/api/apps/contacts/contact',
      body: { id: 'dang-quynh-anh', contact: { title: 'Quản lý' } },
    },
  ],
  [
    page,
    {
      method: 'POST',
      path: `/api/shop/sales/${id}/pay`,
      body: { version: 1, at: new Date().toISOString(), payments: [{ method: 'cash', amount: total }] },
    },
  ],
  [page, { method: 'POST', path: '/api/shop/sales', body: { ...ticket, id: crypto.randomUUID() } }],
]

/** Returns some barcodes of products that are sold. */
const barcodes = `(async () => {
  const reply = await fetch('/api/shop/products?page=0&size=1000000', { headers: { Authorization: ${bearer} } })
  const sold = (await reply.json()).rows.filter(({ active, barcode }) => active && barcode)
  return Array.from({ length: ${SCANS} }, (_, index) => sold[Math.floor(index * sold.length / ${SCANS})].barcode)
})()`

/** Types a code as a scanner does. Returns the ms from the last key until the frame with its line is drawn. */
const scan = (code: string) => `(async () => {
  const count = () => document.querySelectorAll('aside ul > li').length
  const press = key => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const before = count()
  for (const key of '${code}') press(key)
  const from = performance.now()
  press('Enter')
  for (let frames = 0; count() === before; frames++) {
    if (frames === 600) throw new Error('No line: ${code}')
    await new Promise(requestAnimationFrame)
  }
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })
  const ms = performance.now() - from
  await new Promise(resolve => setTimeout(resolve, 300 + 17 * Math.random()))
  return ms
})()`

/** Waits until the till has its products. */
const isReady = `(async () => {
  while (!document.querySelector('${till.row}') || !document.querySelector('aside')) await new Promise(requestAnimationFrame)
})()`

const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed')

export async function timeScans(page: Tab, url: string) {
  const codes = await page.evaluate<string[]>(barcodes)
  const rows: string[][] = []
  for (const rate of [1, 4]) {
    await page.evaluate(
      `Object.keys(localStorage).filter(key => key.startsWith('outpost.till.')).forEach(key => localStorage.removeItem(key))`,
    )
    await page.goto(url + till.path)
    await page.evaluate(isReady)
    await new Promise(resolve => setTimeout(resolve, 3000))
    await page.throttle(rate)
    const times: number[] = []
    for (const code of codes) times.push(await page.evaluate<number>(scan(code)))
    await page.throttle(1)
    const [first = 0, ...others] = times
    const frames = percentile(others, 0.5) / FRAME_MS
    rows.push([
      rate === 1 ? 'no throttle' : `${rate} x throttle`,
      ms(first),
      ms(percentile(others, 0.5)),
      ms(percentile(others, 0.95)),
      frames.toFixed(1),
      verdict(frames <= SCAN_FRAMES),
    ])
  }
  printTable(['scan to drawn line, ms', 'first', 'p50', 'p95', 'frames, p50', `goal ${SCAN_FRAMES}`], rows)
}

export async function timePosting(page: Tab) {
  const sessionId = await page.evaluate<string>(openDrawer)
  const tickets = await page.evaluate<Ticket[]>(addTickets(sessionId, SALES))
  const times: number[][] = [[], [], []]
  for (const ticket of tickets) {
    const took = await timeOnce(questionsOf(page, ticket))
    for (const [index, one] of took.entries()) times[index]?.push(one)
  }
  const [write = 0, pay = 0, store = 0] = times.map(all => percentile(all, 0.5))
  const p95 = times.map(all => ms(percentile(all, 0.95)))
  printTable(
    ['posting a sale of four lines, ms', 'p50', 'p95', '× a write', `goal ${POSTING}`],
    [
      ['a plain write', ms(write), p95[0] ?? '', '', ''],
      ['posting', ms(pay), p95[1] ?? '', (pay / write).toFixed(2), verdict(pay / write <= POSTING)],
      ['storing the ticket', ms(store), p95[2] ?? '', (store / write).toFixed(2), ''],
    ],
  )
}

/** Returns the first list of tasks, the first figures of the console and the first rows of the lists, in ms. */
export const timeScreens = (page: Tab, url: string) =>
  timeOpening(page, url, [tasks, figures, till, ...lists], ROUNDS)

export function printScreens(before: ReadonlyMap<string, number[]>, after: ReadonlyMap<string, number[]>) {
  const median = (times: ReadonlyMap<string, number[]>, name: string) =>
    percentile(times.get(name) ?? [], 0.5)
  printTable(
    [
      'first rows or figures of the shop, ms',
      'sample',
      `${ROWS.toLocaleString('en')} products`,
      'p95',
      '× the sample',
    ],
    [...after].map(([name, times]) => [
      name,
      ms(median(before, name)),
      ms(median(after, name)),
      ms(percentile(times, 0.95)),
      (median(after, name) / median(before, name)).toFixed(2),
    ]),
  )
  printTable(
    ['console against the first list of tasks', 'ratio', `goal ${CONSOLE}`],
    Object.entries({ sample: before, [`${ROWS.toLocaleString('en')} rows`]: after }).map(([name, times]) => {
      const ratio = median(times, figures.name) / median(times, tasks.name)
      return [name, ratio.toFixed(2), verdict(ratio <= CONSOLE)]
    }),
  )
}

/** Prints what the books differ from their entries by. */
export async function printIntegrity(page: Tab) {
  const { checked, differences } = await page.evaluate<{ checked: number; differences: unknown[] }>(
    `(${send})('/api/shop/audit/integrity', undefined, 'GET')`,
  )
  printTable(
    ['integrity of the books', 'checked', 'differences'],
    [['counters', `${checked}`, `${differences.length}`]],
  )
}

/**
 * Prints the times of the shop with 10,000 products and 100,000 sale lines, and those of its sample. It has a browser of
 * its own: the other benches are without the shop.
 */
export async function timeShop(url: string) {
  const browser = await launch()
  const page = await openSignedIn(browser, url)
  // The ticket is beside the products.
  await page.resize(1280, 800)
  await page.evaluate(postSample)
  await page.evaluate(openDrawer)
  const before = await timeScreens(page, url)
  const from = performance.now()
  await fill(page, ROWS, true)
  console.log(`\nThe shop was filled in ${Math.round((performance.now() - from) / 1000)} s.`)
  // The browser continues to write for some time: it moves recent writes into its database files.
  await new Promise(resolve => setTimeout(resolve, 15_000))
  printScreens(before, await timeScreens(page, url))
  await timeScans(page, url)
  await timePosting(page)
  await printIntegrity(page)
  await browser.close()
}
