import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { devices, thawDevice } from '#tests/devices/device.ts'
import { lostRows } from '#tests/devices/kept-rows.ts'
import { readDatabase, writeDatabase } from '#tests/devices/raw-database.ts'
import { deploy, dist } from '#tests/support/servers/site.ts'
import { expect, settled, signIn, test } from '#tests/support/test.ts'

// The rows of the saved device have values in every field, some of them outside of the contract.
test.use({ checksReplies: false })

/** The tables in which hubs store the open connections; they change while pages are open. */
const live = ['connections', 'outgoing', 'scheduled']

/** Returns the scripts with which the page starts; they identify the build. */
const scriptsOf = (html: string) => html.match(/(?<=<script type="module"[^>]* src=")[^"]*/g)
const scriptsOn = (page: Page) => page.evaluate(() => document.documentElement.outerHTML).then(scriptsOf)

for (const name of devices)
  test(`row 21: a device with the build of ${name} installs this version, and keeps every row and the session`, async ({
    page,
  }, info) => {
    const { files, database } = thawDevice(name)
    const old = info.outputPath('build')
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(old, path)), { recursive: true })
      writeFileSync(join(old, path), text)
    }
    const site = await deploy(old)
    await page.goto(`${site.url}icons/mark.svg`)
    await page.evaluate(writeDatabase, database)
    await signIn(page, '/apps/tasks', site.url)
    await expect(page.getByText('Việc của tôi')).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('outpost.session'))
    const before = await page.evaluate(readDatabase, database.name)
    expect(lostRows(database, before, live)).toEqual({})

    site.replace(dist)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await page.getByRole('status').getByRole('button', { name: 'Cập nhật' }).click()
    const today = scriptsOf(readFileSync(join(dist, 'index.html'), 'utf8'))
    await expect.poll(() => scriptsOn(page).catch(() => undefined)).toEqual(today)
    await settled(page)
    await expect(page.getByText('Việc của tôi')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('outpost.session'))).toBe(token)
    const after = await page.evaluate(readDatabase, database.name)
    expect(lostRows(before, after, live)).toEqual({})

    for (const [path, text] of [
      ['apps/notes', 'Ghi chú của tôi'],
      ['apps/contacts/le-minh-chau', 'Lê Minh Châu (quầy 2)'],
      ['apps/mailbox/drafts', 'Thư nháp của tôi'],
    ] as const) {
      await page.goto(site.url + path)
      await expect(page.getByText(text).first()).toBeVisible()
    }
    site.stop()
  })
