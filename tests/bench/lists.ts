import type { launch, Tab } from './browser.ts'
import { ms, percentile, printTable } from './statistics.ts'

interface List {
  name: string
  path: string
  field: string
  row: string
}

const contacts: List = {
  name: 'contacts',
  path: 'apps/contacts',
  field: '#contact-search',
  row: '[data-row]',
}
const mails: List = {
  name: 'mails',
  path: 'apps/mailbox/all',
  field: '#mail-search',
  row: 'main li:has(a[id^=mail-])',
}
/** Each text is searched once, so that no list and no reply is cached. */
const texts =
  'nguyen,huong,tran,le thi,ngoc,hoa don,giao,hang,khach,gia,thang,phe,tra da,cua hang,sang,chieu,ngay,giup,anh,chi,em,moi,cu,xin,cam on,bao,kiem,thue,nhan,luong,ban,an'.split(
    ',',
  )

/** Focuses the search field, as a user does before typing. */
const reach = ({ field }: List) =>
  `document.querySelector('${field}').focus(), new Promise(resolve => setTimeout(resolve, 500))`

/** Enters a text in one step and waits until other rows are rendered. Returns ms and frames since the key. */
const search = ({ field, row }: List, text: string) => `(async () => {
  const field = document.querySelector('${field}')
  const shown = () => [...document.querySelectorAll('${row}')].map(row => row.textContent).join()
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const before = shown()
  type.call(field, '${text}')
  const from = performance.now()
  field.dispatchEvent(new Event('input', { bubbles: true }))
  let frames = 0
  while (shown() === before) {
    await new Promise(requestAnimationFrame)
    if (++frames === 300) throw new Error('No other rows: ${text}')
  }
  const ms = performance.now() - from
  // As somebody types who types fast, and at any moment between two frames.
  await new Promise(resolve => setTimeout(resolve, 200 + 17 * Math.random()))
  return { ms, frames }
})()`

const isDrawn = ({ row }: List) =>
  `(async () => { while (!document.querySelector('${row}')) await new Promise(requestAnimationFrame) })()`

/** Scrolls from the top to the end and back, by some window heights in each frame. */
const scrollThrough = `(async () => {
  let pane = document.querySelector('[data-row]')
  while (pane.scrollHeight <= pane.clientHeight || getComputedStyle(pane).overflowY === 'visible') pane = pane.parentElement
  for (const step of [20 * pane.clientHeight, -20 * pane.clientHeight])
    for (let at = -1; at !== pane.scrollTop; ) {
      at = pane.scrollTop
      pane.scrollBy({ top: step, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
})()`

/** The time of one frame at 60 frames per second, in ms. */
const frame = 1000 / 60

/** Prints the time until the first results of a search are rendered. The very first search is printed separately. */
export async function timeSearches(page: Tab, url: string) {
  const rows: string[][] = []
  for (const list of [contacts, mails]) {
    await page.goto(url + list.path)
    await page.evaluate(isDrawn(list))
    const times: { ms: number; frames: number }[] = []
    await page.evaluate(reach(list))
    for (const text of texts) {
      times.push(await page.evaluate(search(list, text)))
      await page.evaluate(search(list, ''))
    }
    const [first, ...others] = times
    const took = others.map(time => time.ms)
    rows.push([
      list.name,
      ms(first?.ms ?? 0),
      ms(percentile(took, 0.5)),
      ms(percentile(took, 0.95)),
      `${percentile(
        others.map(time => time.frames),
        0.5,
      )}`,
      `${Math.round((100 * took.filter(time => time < 2 * frame).length) / took.length)} %`,
    ])
  }
  printTable(['key to drawn results, ms', 'first', 'p50', 'p95', 'frames, p50', 'under 2 frames'], rows)
}

/** Prints how much memory a page keeps for a list that is scrolled many times. */
export async function printScrolled(
  browser: Awaited<ReturnType<typeof launch>>,
  page: Tab,
  url: string,
  times = 3,
) {
  await page.goto(url + contacts.path)
  await page.evaluate(isDrawn(contacts))
  const mebibytes = async () => ((await browser.heapOf(url + contacts.path)) / 1024 / 1024).toFixed(1)
  const opened = await mebibytes()
  await page.evaluate(scrollThrough)
  const once = await mebibytes()
  for (let time = 0; time < times; time++) await page.evaluate(scrollThrough)
  printTable(
    ['memory of the page, MiB', 'opened', 'scrolled through', `${times} times more`],
    [[contacts.name, opened, once, await mebibytes()]],
  )
}
