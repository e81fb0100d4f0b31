import type { Page } from '@playwright/test'
import { sendTo, storedTasks } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

/** Makes the database one of a later release: another version with one more table. */
const makeNewer = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outpost', 990)
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('inventions', { keyPath: 'id' })
          opening.transaction?.objectStore('meta').put({ key: 'schema', value: 99 })
        })
        opening.addEventListener('success', () => {
          opening.result.close()
          resolve()
        })
        opening.addEventListener('error', () => reject(opening.error))
      }),
  )

test('row 22: data that a newer version wrote is shown, with a notice, and not changed', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks')
  const before = (await storedTasks(page)).map(({ title }) => title)
  expect(before.length).toBeGreaterThan(0)
  await makeNewer(page)

  await page.reload()
  await expect(page.getByText(say('A newer version wrote your data'))).toBeVisible()
  await expect(page.getByText('Nhận hàng Hòn Thơm ở kho 2').first()).toBeVisible()
  const reply = await sendTo(page, 'POST', '/api/apps/tasks/task', { task: { title: 'Từ bản cũ' } })
  expect(reply).toMatchObject({ code: 'newer' })
  expect((await storedTasks(page)).map(({ title }) => title)).toEqual(before)
})
