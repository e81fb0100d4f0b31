import { teamKey } from '#src/device/in-team.ts'
import { launch } from '#tests/bench/browser.ts'
import { openSignedIn } from '#tests/bench/pages.ts'
import { bearer } from '#tests/bench/requests.ts'
import { sample } from '#tests/support/test.ts'

/** Runs a function with a page of the app at `url`, signed in, in a Chromium with a new profile, which it then ends. */
export async function withProfile<T>(url: string, run: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launch()
  try {
    return await run(await openSignedIn(browser, url))
  } finally {
    await browser.close()
  }
}

export type Page = Awaited<ReturnType<typeof openSignedIn>>

/**
 * Joins the team of the same origin with the call of the join form. As the form does, it also notes in the page's storage
 * that the device is in a team: without this the pages do not start to wait for changes. Returns the time of the call in
 * ms; it ends when all rows are stored.
 */
export const join = (page: Page, name: string) =>
  page.evaluate<number>(`(async () => {
    const address = location.origin + '/api/team'
    const body = JSON.stringify({ ...${JSON.stringify({ ...sample, name })}, address })
    const headers = { Authorization: ${bearer}, 'Content-Type': 'application/json' }
    const began = performance.now()
    const reply = await fetch('/api/common/team/join', { method: 'POST', headers, body })
    if (!reply.ok) throw new Error('Joining: ' + reply.status + ' ' + await reply.text())
    const time = performance.now() - began
    localStorage.setItem('${teamKey}', '1')
    return time
  })()`)
