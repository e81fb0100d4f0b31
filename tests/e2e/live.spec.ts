import type { Page } from '@playwright/test'
import type { ScheduledRow } from '#sw/hubs/domain.ts'
import { workerOf } from '#tests/support/browser/worker.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { expect, newsToast, open, test } from '#tests/support/test.ts'

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  coveredByNews: true,
})

test('the rights of a group are read again immediately after a change, also after the worker was stopped', async ({
  page,
}) => {
  await open(page, 'main/console')
  const api = await apiOf(page)
  const worker = await workerOf(page)
  // After the connection, the forecast service has scheduled a notification.
  await expect.poll(() => news(page)).toBeDefined()
  for (const delivery of ['view', 'edit']) {
    const read = page.waitForResponse(/common\/navigation$/)
    const body = { groupID: 'store', permissions: { delivery } }
    expect((await api.send('/api/admin/permission/update', { method: 'PATCH', body })).status).toBe(200)
    expect((await read).status()).toBe(200)
    await worker.stop()
  }
})

test('a notification of the forecast service is counted on the bell', async ({ page, say }) => {
  await open(page, 'main/console')
  const bell = (unread: string) =>
    page.getByRole('button', { name: say('Notifications, {unread} unread', { unread }) }).first()
  await expect(bell('3')).toBeVisible()
  await expect.poll(() => news(page)).toBeDefined()
  await bringForward(page)
  // The poll waits for the time that was scheduled before.
  await (await workerOf(page)).stop()
  const toast = newsToast(page)
  await expect(toast).toContainText('Dự báo chiều nay')
  await expect(toast).toContainText('Khách sẽ đông từ 17:00 đến 19:00')
  // It does not follow an action of the user, so it must not cover the buttons at the end of a form.
  expect((await toast.boundingBox())?.y).toBeLessThan(200)
  await expect(bell('4')).toBeVisible()
  await toast.getByRole('button', { name: say('Close') }).click()
  await expect(toast).toHaveCount(0)
})

/** Returns the next scheduled notification of the forecast service. */
const news = (page: Page): Promise<ScheduledRow | undefined> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        const opening = indexedDB.open('outpost')
        opening.onsuccess = () => {
          const { result } = opening
          const asked = result.transaction('scheduled').objectStore('scheduled').get('news huong')
          asked.onsuccess = () => resolve(asked.result)
          result.close()
        }
      }),
  )

/** Makes the next notification due now. */
const bringForward = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('outpost')
        opening.onsuccess = () => {
          const { result } = opening
          const writing = result.transaction('scheduled', 'readwrite')
          const rows = writing.objectStore('scheduled')
          const asked = rows.get('news huong')
          asked.onsuccess = () => rows.put({ ...asked.result, dueAt: Date.now() })
          writing.oncomplete = () => resolve()
          result.close()
        }
      }),
  )
