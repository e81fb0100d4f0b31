import { storedTasks } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

test('row 18: a page of an older version: its write is refused, the words stay, and after a reload they are saved', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks/task-3-3')
  const before = await storedTasks(page)
  // The page now sends the version of an older release, until it is loaded again.
  await page.evaluate(() => {
    const own = window.fetch
    window.fetch = (url, request) =>
      own(url, request && { ...request, headers: { ...request.headers, 'Outpost-Schema': '1' } })
  })
  const notes = page.getByRole('textbox', { name: say('Notes') })
  const refused = page.waitForResponse(reply => reply.request().method() === 'PATCH')
  await notes.fill('Gọi luật sư trước')
  expect((await refused).status()).toBe(409)
  await expect(notes).toHaveValue('Gọi luật sư trước')
  expect(await storedTasks(page)).toEqual(before)
  await page
    .getByRole('button', { name: say('Reload') })
    .first()
    .click()
  await expect(notes).toHaveValue('Gọi luật sư trước')
  await expect
    .poll(async () => (await storedTasks(page)).find(({ id }) => id === 'task-3-3')?.notes)
    .toBe('Gọi luật sư trước')
})
