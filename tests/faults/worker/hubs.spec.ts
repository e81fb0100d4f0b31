import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { workerOf } from '#tests/support/browser/worker.ts'
import { chatOf } from '#tests/support/data/chat.ts'
import { expect, open, test } from '#tests/support/test.ts'

/** Returns the messages of a conversation with a text. */
const lineOf = ({ lines }: ReturnType<typeof chatOf>, text: string) =>
  lines.locator('p').filter({ hasText: text })

test('row 39: a chat whose worker stops is connected again, and no message is missing', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks?chat=duc')
  const here = chatOf(page, say)
  await expect(here.state).toBeEmpty()
  const other = await anotherTab(page)
  await other.goto('apps/tasks?chat=duc')
  const there = chatOf(other, say)
  await expect(there.state).toBeEmpty()
  const worker = await workerOf(page)
  for (const text of ['Tin một', 'Tin hai', 'Tin ba']) {
    await worker.stop()
    await here.box.fill(text)
    await here.box.press('Enter')
    await expect(lineOf(there, text), text).toHaveCount(1)
    await expect(lineOf(here, text), text).toHaveCount(1)
  }
})

test('row 39: a chat that cannot connect says so, and shows what was missed when it connects', async ({
  page,
  say,
}) => {
  await page.addInitScript(() => {
    const own = window.fetch
    window.fetch = (request, init) =>
      sessionStorage.getItem('isBroken') && String(request).includes('chat-hub')
        ? Promise.reject(new TypeError('no network'))
        : own(request, init)
  })
  await open(page, 'apps/tasks?chat=duc')
  const other = await anotherTab(page)
  await page.evaluate(() => sessionStorage.setItem('isBroken', 'yes'))
  await page.reload()
  const here = chatOf(page, say)
  await expect(here.state).toHaveText(say('Connecting…'))
  await other.goto('apps/tasks?chat=duc')
  const there = chatOf(other, say)
  await there.box.fill('Tin bị lỡ')
  await there.box.press('Enter')
  await expect(lineOf(there, 'Tin bị lỡ')).toHaveCount(1)
  await page.evaluate(() => sessionStorage.removeItem('isBroken'))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(here.state).toBeEmpty()
  await expect(lineOf(here, 'Tin bị lỡ')).toHaveCount(1)
})
