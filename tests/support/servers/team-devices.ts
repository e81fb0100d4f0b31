import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { apiOf } from '#tests/support/data/api.ts'
import { rowsOf } from '#tests/support/data/rows.ts'
import { expect, open, sample } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'
import { serveTogether } from './team-server.ts'

const say = wordsOf('vi')

export type TeamDevice = Awaited<ReturnType<typeof openDevice>>

/** A device as `openDevice`, which has joined the team with the form. */
export async function joinTeam(
  browser: Browser,
  at: { app: string; team: string },
  name: string,
  email = sample.email,
) {
  const device = await openDevice(browser, at)
  await join(device.page, name, email)
  return device
}

/**
 * A device with a browser profile of its own. Its app is that at `app`, its site has the team at `team`, and its screen is
 * that of the team.
 */
export async function openDevice(browser: Browser, { app, team }: { app: string; team: string }) {
  const site = await serveTogether(app, team)
  const context = await browser.newContext({ baseURL: site.url })
  await context.addInitScript(() => {
    Reflect.set(globalThis, 'checksReplies', true)
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const page = await context.newPage()
  await open(page, 'main/setting/team')
  const api = await apiOf(page)
  return {
    page,
    api,
    /** Sends a write as the app does, and expects that this device does it. Returns the reply. */
    async write<Reply = { id: string }>(method: string, path: string, body?: object) {
      const { status, reply } = await api.send(path, { method, body, key: randomUUID() })
      expect([status, reply]).toEqual([200, reply])
      return reply as Reply
    },
    /** Cuts the network of the page and of its worker, or restores it. */
    async setOffline(isOffline: boolean) {
      site.isCut = isOffline
      await context.setOffline(isOffline)
    },
    /** Cuts only the team, or restores it. */
    cutTeam(isCut: boolean) {
      site.isCut = isCut
    },
    async leave() {
      await context.close()
      site.stop()
    },
  }
}

/** Joins the team of the site with the form of the visible screen. */
export async function join(page: Page, name: string, email = sample.email) {
  await page.getByLabel(say('E-mail')).fill(email)
  await page.getByLabel(say('Password in the team')).fill(sample.password)
  await page.getByLabel(say('Name of this device')).fill(name)
  await page.getByRole('button', { name: say('Join'), exact: true }).click()
  // The page is loaded again with the data of the team.
  const loading = page.waitForEvent('load')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Join'), exact: true })
    .click()
  await loading
  await expect(page.getByText(say('This device in the team'))).toBeVisible()
}

/** Starts the team of the site with the data of this device, with the form of the visible screen. */
export async function start(page: Page, name: string) {
  await page.getByRole('radio', { name: say('The team starts with this device') }).check()
  await page.getByLabel(say('Password in the team')).fill(sample.password)
  await page.getByLabel(say('Name of this device')).fill(name)
  await page.getByRole('button', { name: say('Start the team') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Start the team') })
    .click()
}

const chip = (page: Page) => page.getByRole('button', { name: new RegExp(`^${say('This device')}: `) })

/** Expects that the chip shows so many waiting writes, and that the outbox has so many. */
export async function showsWaiting({ page }: TeamDevice, count: number) {
  await expect(chip(page)).toHaveAccessibleName(
    `${say('This device')}: ${say('{count} waiting', { count: `${count}` })}`,
  )
  expect(await outboxOf(page)).toEqual(Array.from({ length: count }, () => 'waiting'))
}

/** Expects that the chip shows so many refused writes, and that the outbox has only these. */
export async function showsRefused({ page }: TeamDevice, count: number) {
  await expect(chip(page)).toHaveAccessibleName(
    `${say('This device')}: ${say('{failed} refused', { failed: `${count}` })}`,
  )
  await expect.poll(() => outboxOf(page)).toEqual(Array.from({ length: count }, () => 'refused'))
}

/** Expects that the chip shows the time of the last step, and that the outbox is empty. */
export async function isInStep({ page }: Pick<TeamDevice, 'page'>) {
  await expect(chip(page)).toHaveAccessibleName(
    new RegExp(`^${say('This device')}: ${say('In step {time}', { time: String.raw`\d\d:\d\d` })}$`),
  )
  await expect.poll(() => outboxOf(page)).toEqual([])
}

const outboxOf = async (page: Page) =>
  (await rowsOf<{ state: string }>(page, 'outbox')).map(({ state }) => state)

/** Discards the first refused write whose row has this text, with the button of the list. */
export async function discard({ page }: TeamDevice, text: string) {
  await page
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: new RegExp(`^${say('Discard')}`) })
    .first()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Discard'), exact: true })
    .click()
}

/** Asks the worker for a pass, with the button of the screen. */
export const syncNow = ({ page }: TeamDevice) => page.getByRole('button', { name: say('Sync now') }).click()

/** Returns the rows of some tables as JSON, by table and key. Bytes are the text `bytes`. */
export const allRows = (page: Page, tables: readonly string[]): Promise<Record<string, unknown>> =>
  page.evaluate(async names => {
    const opening = indexedDB.open('outpost')
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve)
      opening.addEventListener('error', reject)
    })
    const database = opening.result
    const stores = database.transaction(names)
    const found: Record<string, unknown> = {}
    const read = (table: string) =>
      new Promise<void>((resolve, reject) => {
        const cursor = stores.objectStore(table).openCursor()
        cursor.addEventListener('error', reject)
        cursor.addEventListener('success', () => {
          const { result } = cursor
          if (!result) return resolve()
          const text = JSON.stringify(result.value, (_, value) =>
            value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? 'bytes' : value,
          )
          found[`${table} ${JSON.stringify(result.primaryKey)}`] = JSON.parse(text)
          result.continue()
        })
      })
    await Promise.all(names.map(read))
    database.close()
    return found
  }, tables)
