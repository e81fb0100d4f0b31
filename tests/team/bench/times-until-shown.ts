import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { Task } from '#src/contract/tasks.ts'
import { rowIdOf } from '#src/features/tasks/list/rows.ts'
import { bearer } from '#tests/bench/requests.ts'
import { join, type Page, withProfile } from './profile.ts'

const ROUNDS = 40
/** Rounds before those that count. In them the pages and the workers load their code. */
const WARM_UP = 5
/** Between two writes. The device that shows them waits for the next change again. */
const PAUSE_MS = 500
const LIMIT_MS = 20_000

/**
 * Returns the times in ms from a write on one device until another one shows it. Both are real profiles with the list of
 * tasks on the screen. The first one changes the title of a task. The time ends with the frame in which the list of the
 * second one has the new title.
 */
export const timesUntilShown = (url: string) =>
  withProfile(url, writer =>
    withProfile(url, async reader => {
      for (const [page, name] of [
        [writer, 'A'],
        [reader, 'B'],
      ] as const) {
        await join(page, name)
        await page.goto(`${url}apps/tasks`)
      }
      const id = await firstTask(writer)
      const times: number[] = []
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        const title = `Title ${randomUUID()}`
        await watch(reader, id, title)
        const wroteAt = await rename(writer, id, title)
        const shownAt = await reader.evaluate<number>('shownAt')
        if (!shownAt) throw new Error(`The other device does not show the title after ${LIMIT_MS} ms`)
        if (round >= WARM_UP) times.push(shownAt - wroteAt)
        await wait(PAUSE_MS)
      }
      return times
    }),
  )

/** Returns the first row that is a task. The first row of the sample is a section: its title is the value of a field. */
async function firstTask(page: Page) {
  const tasks = await page.evaluate<Task[]>(
    `fetch('/api/apps/tasks/all', { headers: { Authorization: ${bearer} } }).then(reply => reply.json())`,
  )
  const found = tasks.find(({ type }) => type === 'task')
  if (!found) throw new Error('The team has no task')
  return found.id
}

/** Lets `shownAt` of the page be the time at which it shows the title; 0 when it does not. */
const watch = (page: Page, id: string, title: string) =>
  page.evaluate(`(() => {
    const isShown = () => document.getElementById('${rowIdOf(id)}')?.textContent.includes('${title}')
    globalThis.shownAt = new Promise(resolve => {
      const observer = new MutationObserver(look)
      function look() {
        if (!isShown()) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(Date.now()))
      }
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      setTimeout(resolve, ${LIMIT_MS}, 0)
    })
  })()`)

/** Sends the write as the app's pages do. Returns when it was sent. */
const rename = (page: Page, id: string, title: string) =>
  page.evaluate<number>(`(async () => {
    const wroteAt = Date.now()
    const reply = await fetch('/api/apps/tasks/task', {
      method: 'PATCH',
      headers: {
        'Accept-Language': 'vi',
        Authorization: ${bearer},
        'Idempotency-Key': crypto.randomUUID(),
        'Outpost-Schema': '${schemaVersion}',
        'Outpost-Wrote-At': String(wroteAt),
        'Content-Type': 'application/json',
      },
      body: '${JSON.stringify({ id, task: { title } })}',
    })
    if (!reply.ok) throw new Error('The write: ' + reply.status + ' ' + await reply.text())
    return wroteAt
  })()`)
