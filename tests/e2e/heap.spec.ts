import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/test.ts'

const ROWS = 1000
const TICKS = 50
const NAVIGATIONS = 200
/**
 * The first changes and visits load code and fill caches; later ones must not increase the memory by more than this
 * factor.
 */
const MAX_GROWTH = 1.3

const fill = (page: Page) =>
  page.evaluate(async count => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
    for (let isDone = false; !isDone; ) {
      const init = { method: 'POST', headers, body: JSON.stringify({ count }) }
      const { scale } = await (await fetch('/api/admin/sample/scale', init)).json()
      isDone = scale.done === scale.total
    }
  }, ROWS)

test('@long fifty changes and two hundred visits do not increase the memory', async ({
  page,
  context,
  say,
}) => {
  test.setTimeout(600_000)
  await open(page, 'main/console')
  await fill(page)
  await page.goto('apps/tasks')
  const session = await context.newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const box = page.locator('main').getByRole('checkbox').nth(2)
  const tick = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const isChecked = await box.isChecked()
      await box.click()
      await expect(box).toBeChecked({ checked: !isChecked })
    }
  }
  const visit = async (times: number) => {
    for (let time = 0; time < times / 2; time++)
      for (const [path, title] of [
        ['apps/notes', say('Notes')],
        ['apps/tasks', say('Tasks')],
      ]) {
        await page.locator(`nav a[href$="/${path}"]`).first().click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
  }
  await tick(4)
  await visit(4)
  const opened = await heap()
  await tick(TICKS)
  expect((await heap()) / opened).toBeLessThan(MAX_GROWTH)
  await visit(NAVIGATIONS)
  expect((await heap()) / opened).toBeLessThan(MAX_GROWTH)
})
