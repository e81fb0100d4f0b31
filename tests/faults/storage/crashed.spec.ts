import type { Page } from '@playwright/test'
import { ownBrowser } from '#tests/support/browser/own-browser.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { seededRandom } from '#tests/support/random.ts'
import { expect, test } from '#tests/support/test.ts'

const WRITES = 200
const ROUNDS = 4

type Api = Awaited<ReturnType<typeof apiOf>>

/**
 * Writes a quarter of the tasks of a test, one after another, until the page ends; adds the title of each acknowledged
 * one to the list.
 */
async function writeUntilEnd(api: Api, round: number, acknowledged: string[]) {
  for (let index = 0; index < WRITES / ROUNDS; index++) {
    const title = `Ghi ${round}.${index}`
    const body = { task: { title } }
    const { status } = await api.send('/api/apps/tasks/task', { method: 'POST', key: title, body })
    if (status === 200) acknowledged.push(title)
  }
}

/** Expects that every acknowledged task is stored, and none twice. */
async function expectAll(page: Page, acknowledged: readonly string[]) {
  const titles = (await (await apiOf(page)).tasks()).map(({ title }) => title)
  const written = titles.filter(title => title.startsWith('Ghi '))
  expect(new Set(written).size).toBe(written.length)
  expect(written).toEqual(expect.arrayContaining([...acknowledged]))
}

/** Waits until a random number of the writes of a round is acknowledged. */
const amidst = (acknowledged: readonly string[], random: () => number) => {
  const enough = acknowledged.length + 1 + Math.floor((random() * WRITES) / ROUNDS / 2)
  return expect
    .poll(() => acknowledged.length, { intervals: [5], timeout: 60_000 })
    .toBeGreaterThanOrEqual(enough)
}

test('row 30: tabs that crash among 200 writes lose no acknowledged row and double none', async ({
  page,
  context,
}) => {
  const random = seededRandom()
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const tab = await context.newPage()
    await tab.goto('sign-in/outpost')
    const api = await apiOf(tab)
    const crash = tab.waitForEvent('crash')
    const writing = writeUntilEnd(api, round, acknowledged)
    // Writes that end too early fail the test with their reason.
    await Promise.race([amidst(acknowledged, random), writing])
    const session = await context.newCDPSession(tab)
    session.send('Page.crash').catch(() => undefined)
    await crash
    await expect(writing).rejects.toThrow('crashed')
  }
  await page.goto('sign-in/outpost')
  await expectAll(page, acknowledged)
})

test('row 31: a browser that is killed among 200 writes loses no acknowledged row and doubles none', async ({
  baseURL,
}, info) => {
  // A browser is started for each round.
  test.setTimeout(300_000)
  const random = seededRandom()
  const acknowledged: string[] = []
  const folder = info.outputPath('profile')
  for (let round = 0; round < ROUNDS; round++) {
    const { page, kill } = await ownBrowser(folder)
    await page.goto(`${baseURL}sign-in/outpost`)
    const api = await apiOf(page)
    const writing = writeUntilEnd(api, round, acknowledged)
    await Promise.race([amidst(acknowledged, random), writing])
    await kill()
    await expect(writing).rejects.toThrow('closed')
  }
  const { page, kill } = await ownBrowser(folder)
  await page.goto(`${baseURL}sign-in/outpost`)
  await expectAll(page, acknowledged)
  await kill()
})
