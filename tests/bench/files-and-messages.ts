import { MOST_MESSAGES } from '#seed/scale/messages.ts'
import {
  type App,
  contacts,
  framesOf,
  isDrawn,
  printRatios,
  type Searched,
  scroll,
  search,
  tasks,
  timeOpening,
  wordsOf,
} from './apps.ts'
import type { Tab } from './browser.ts'
import { ms, percentile, printTable } from './statistics.ts'

const ROUNDS = 9

/** A search has no pause to subtract: while one types, the rows on screen are filtered immediately, before its request. */
const folder: Searched = {
  name: 'files',
  path: 'apps/file-manager/folders/file-6',
  row: '[data-tiles] [data-row]',
  field: '#file-search',
  list: '',
  names: '',
  pause: 0,
}
const conversation: App = { name: 'messages', path: 'apps/chat/mai', row: '[role=log] [data-index] p' }

/** Presses Home. Returns the ms until the oldest message is on screen. */
const goToOldest = `(async () => {
  const log = document.querySelector('[role=log]')
  const from = performance.now()
  log.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }))
  while (log.scrollTop > 100 || !log.textContent.includes('Tin số 0 ')) await new Promise(requestAnimationFrame)
  return performance.now() - from
})()`

const scrollUp = `(() => {
  const log = document.querySelector('[role=log]')
  return () => log.scrollBy({ top: -log.clientHeight / 2, behavior: 'instant' })
})()`

/**
 * Prints the times of a folder with many files and of a conversation with many messages, and their ratio to tasks and
 * contacts.
 */
export async function timeFilesAndMessages(page: Tab, url: string) {
  printRatios('first list, ms', await timeOpening(page, url, [tasks, contacts, folder, conversation]), [
    folder.name,
    conversation.name,
  ])
  printRatios('key to drawn results without the pause, ms', await timeSearching(page, url), [folder.name])

  const lengths = new Map<string, number[]>()
  for (const [app, act] of [
    [tasks, scroll(tasks.row)],
    [contacts, scroll(contacts.row)],
    [folder, scroll(folder.row)],
    [conversation, scrollUp],
  ] as const) {
    await open(page, url, app)
    await new Promise(resolve => setTimeout(resolve, 2000))
    lengths.set(app.name, await page.evaluate<number[]>(framesOf(act, 120)))
  }
  printRatios('frames of a scroll, ms', lengths, [folder.name, conversation.name])

  const oldest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await open(page, url, conversation)
    oldest.push(await page.evaluate<number>(goToOldest))
  }
  printTable(
    [`Home in at most ${MOST_MESSAGES.toLocaleString('en')} messages, ms`, 'p50', 'longest'],
    [['to the oldest message', ms(percentile(oldest, 0.5)), ms(Math.max(...oldest))]],
  )
}

async function open(page: Tab, url: string, app: App) {
  await page.goto(url + app.path)
  return page.evaluate<number>(isDrawn(app))
}

/** Each text is searched once, so that no reply is cached. */
const texts = 'ban,hoa,hop,gia,phieu,bien,17,29,113,271,314,509,730,881,1024,1203,1411,1777,1903,1999'.split(
  ',',
)

async function timeSearching(page: Tab, url: string) {
  const times = new Map<string, number[]>()
  for (const app of [tasks, contacts, folder]) {
    await open(page, url, app)
    for (const text of app === folder ? texts : await page.evaluate<string[]>(wordsOf(app))) {
      const took = await page.evaluate<number>(search(app, text))
      times.set(app.name, [...(times.get(app.name) ?? []), took - app.pause])
      await page.evaluate(search(app, ''))
    }
  }
  return times
}
