import type { Tab } from './browser.ts'
import { setPauses } from './pauses.ts'
import { bearer } from './requests.ts'
import { ms, percentile, printTable } from './statistics.ts'

export interface App {
  name: string
  path: string
  /** An element that is there when the list is rendered. */
  row: string
}

export interface Searched extends App {
  field: string
  /** The call with all rows, and the expression that returns their names from its reply. */
  list: string
  names: string
  /** ms; the pauses of the specification, before a search and of its call. */
  pause: number
}

const base = '/api/apps'
const products: Searched = {
  name: 'products',
  path: 'apps/ecommerce/inventory',
  row: 'tr[data-row]',
  field: '#product-search',
  list: `${base}/ecommerce/inventory/products?page=0&size=400`,
  names: 'reply.products.map(row => row.name)',
  pause: 300 + 300,
}
export const tasks: Searched = {
  name: 'tasks',
  path: 'apps/tasks',
  row: 'main li[data-index], main [data-row]',
  field: '#task-search',
  list: `${base}/tasks/all`,
  names: 'reply.map(row => row.title)',
  pause: 0,
}
export const contacts: Searched = {
  name: 'contacts',
  path: 'apps/contacts',
  row: '[data-row]',
  field: '#contact-search',
  list: `${base}/contacts/all`,
  names: 'reply.map(row => row.name)',
  pause: 0,
}
const board: App = { name: 'board', path: 'apps/scrumboard/tet', row: 'li[data-card]' }

/** The goal: at most this many times as long as tasks or contacts, whichever is slower. */
const GOAL = 1.3
const ROUNDS = 9
const SEARCHES = 20

export const isDrawn = ({ row }: App) =>
  `(async () => {
    while (!document.querySelector('${row}')) await new Promise(requestAnimationFrame)
    return performance.now()
  })()`

/** Some words of the names that are not in the first one, so that a search for them shows other rows. */
export const wordsOf = ({ list, names }: Searched) => `(async () => {
  const reply = await (await fetch('${list}', { headers: { Authorization: ${bearer} } })).json()
  const [first, ...others] = ${names}
  const words = others.flatMap(name => name.split(/[^\\p{L}]+/u)).filter(word => word.length > 2)
  return [...new Set(words)].filter(word => !first.includes(word)).slice(0, ${SEARCHES})
})()`

/** Enters a text in one step. Returns the ms until other rows are rendered. */
export const search = ({ field, row }: Searched, text: string) => `(async () => {
  const field = document.querySelector('${field}')
  const shown = () => [...document.querySelectorAll('${row}')].slice(0, 8).map(row => row.textContent).join()
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  field.focus()
  const before = shown()
  type.call(field, ${JSON.stringify(text)})
  const from = performance.now()
  field.dispatchEvent(new Event('input', { bubbles: true }))
  for (let frames = 0; shown() === before; frames++) {
    if (frames === 300) throw new Error(${JSON.stringify(`No other rows: ${text}`)})
    await new Promise(requestAnimationFrame)
  }
  const ms = performance.now() - from
  await new Promise(resolve => setTimeout(resolve, 500))
  return ms
})()`

/** Runs \`act\` in each of some frames. Returns the length of the longest frame and of the usual one, in ms. */
export const framesOf = (act: string, count: number) => `(async () => {
  const act = ${act}
  const lengths = []
  let last = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < ${count}; frame++) {
    act(frame)
    const now = await new Promise(requestAnimationFrame)
    lengths.push(now - last)
    last = now
  }
  return lengths
})()`

export const scroll = (row: string) => `(() => {
  let pane = document.querySelector('${row}')
  while (pane.scrollHeight <= pane.clientHeight || getComputedStyle(pane).overflowY === 'visible') pane = pane.parentElement
  return () => pane.scrollBy({ top: pane.clientHeight / 2, behavior: 'instant' })
})()`

/** Drags the first card over all lists and down, drops it, and waits until the drop is stored. */
const drag = `(() => {
  const at = (element, share) => {
    const box = element.getBoundingClientRect()
    return { clientX: box.left + box.width / 2, clientY: box.top + box.height * share }
  }
  const send = (target, type, point) => target.dispatchEvent(new PointerEvent(type,
    { bubbles: true, cancelable: true, button: 0, buttons: 1, pointerType: 'mouse', isPrimary: true, ...point }))
  const lists = [...document.querySelectorAll('[data-list]')]
  const card = document.querySelector('li[data-card] article')
  const path = lists.flatMap(list => [0.2, 0.4, 0.6, 0.5].map(share => at(list, share)))
  send(card, 'pointerdown', at(card, 0.5))
  return frame => {
    if (frame < 60) send(window, 'pointermove', path[Math.floor(frame / 60 * path.length)])
    if (frame === 60) send(window, 'pointerup', path.at(-1))
  }
})()`

/** Prints the times of the table of products and of a board with many cards, and their ratio to tasks and contacts. */
export async function timeApps(page: Tab, url: string) {
  const opened = await timeOpening(page, url, [tasks, contacts, products, board])
  printRatios('first list, ms', opened, ['products', 'board'])
  printRatios('key to drawn results without the pauses, ms', await timeSearching(page, url), ['products'])

  const lengths = new Map<string, number[]>()
  for (const [app, act] of [
    [tasks, scroll(tasks.row)],
    [contacts, scroll(contacts.row)],
    [{ ...products, path: `${products.path}?size=100` }, scroll(products.row)],
    [board, drag],
  ] as const) {
    await page.goto(url + app.path)
    await page.evaluate(isDrawn(app))
    await new Promise(resolve => setTimeout(resolve, 2000))
    lengths.set(app.name, await page.evaluate<number[]>(framesOf(act, 120)))
  }
  printTable(
    ['frames of a scroll or a drag, ms', 'p50', 'p95', 'longest'],
    [...lengths].map(([name, all]) => [
      name,
      ms(percentile(all, 0.5)),
      ms(percentile(all, 0.95)),
      ms(Math.max(...all)),
    ]),
  )
}

/** How long a screen is left alone before the next load, in ms: what it still does would slow that load. */
const REST_MS = 1500

/**
 * Loads each screen some times, one after another, each when the one before it is at rest. Returns the times until its list is
 * rendered, in ms.
 */
export async function timeOpening(page: Tab, url: string, apps: readonly App[], rounds = ROUNDS) {
  const times = new Map<string, number[]>()
  for (let round = -1; round < rounds; round++)
    for (const app of apps) {
      await new Promise(resolve => setTimeout(resolve, REST_MS))
      await page.goto(url + app.path)
      const took = await page.evaluate<number>(isDrawn(app))
      if (round >= 0) times.set(app.name, [...(times.get(app.name) ?? []), took])
    }
  return times
}

/**
 * The pauses stay on and are subtracted: without them, a search would also wait for what the page does during a pause.
 */
async function timeSearching(page: Tab, url: string) {
  const times = new Map<string, number[]>()
  for (const app of [tasks, contacts, products]) {
    await page.goto(url + app.path)
    await page.evaluate(isDrawn(app))
    const words = await page.evaluate<string[]>(wordsOf(app))
    await setPauses(page, true)
    for (const word of words) {
      const took = await page.evaluate<number>(search(app, word))
      times.set(app.name, [...(times.get(app.name) ?? []), took - app.pause])
      await page.evaluate(search(app, ''))
    }
    await setPauses(page, false)
  }
  return times
}

/** Prints medians, and for some apps how many times as long they take as the slower one of tasks and contacts. */
export function printRatios(
  title: string,
  times: ReadonlyMap<string, readonly number[]>,
  names: readonly string[],
) {
  const medianOf = (name: string) => percentile(times.get(name) ?? [], 0.5)
  const usual = Math.max(medianOf('tasks'), medianOf('contacts'))
  printTable(
    [title, 'p50', 'p95', 'ratio', `goal ${GOAL}`],
    [...times].map(([name, all]) => {
      const ratio = medianOf(name) / usual
      const isJudged = names.includes(name)
      return [
        name,
        ms(medianOf(name)),
        ms(percentile(all, 0.95)),
        isJudged ? ratio.toFixed(2) : '',
        isJudged ? (ratio <= GOAL ? 'met' : 'missed') : '',
      ]
    }),
  )
}
