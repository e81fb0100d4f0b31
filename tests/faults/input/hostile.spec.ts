import type { Contact } from '#src/contract/contacts.ts'
import type { Note } from '#src/contract/notes.ts'
import { attacks, script } from '#tests/support/checks/attacks.ts'
import { insertMails, rowOf } from '#tests/support/data/mails.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test('row 42: nothing in a note, a task or a contact runs or loads anything from another site', async ({
  browser,
  baseURL,
}) => {
  // A separate context, because the browser logs each violation as an error, as this test expects.
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const asked: string[] = []
  context.on('request', request => {
    if (!request.url().startsWith(String(baseURL)) && !/^(data|blob):/.test(request.url()))
      asked.push(request.url())
  })
  /** Each navigation makes a document of its own, so each screen is checked. */
  const isClean = async () =>
    expect(await page.evaluate(() => globalThis.attacked), page.url()).toBeUndefined()
  await open(page, 'main/console')
  const all = attacks.join('\n')

  const note = await sendTo<Note>(page, 'POST', '/api/apps/notes', {
    note: { title: script, content: all, tasks: [{ id: 'a', content: script, completed: false }] },
  })
  await page.goto('apps/notes')
  await expect(page.getByRole('main').getByText(script).first()).toBeVisible()
  await isClean()
  await page.goto(`apps/notes/${note.id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await isClean()

  const { id } = await sendTo<Contact>(page, 'POST', '/api/apps/contacts/contact')
  const contact = {
    name: script,
    title: script,
    company: script,
    address: script,
    notes: `<p>Xin chào</p>${all}`,
    emails: [{ email: `"${script}"@evil.example`, label: script }],
    phoneNumbers: [{ country: 'vn', phoneNumber: 'javascript:parent.attacked=true', label: script }],
  }
  const changed = await sendTo<Contact>(page, 'PATCH', '/api/apps/contacts/contact', { id, contact })
  expect(changed.notes).toContain('Xin chào')
  for (const path of ['', `/${id}`, `/${id}?edit=true`]) {
    await page.goto(`apps/contacts${path}`)
    await settled(page)
    await expect(page.getByText(path ? 'Xin chào' : script).first()).toBeVisible()
    await isClean()
  }

  await sendTo(page, 'POST', '/api/apps/tasks/task', { task: { title: script, notes: all } })
  await page.goto('apps/tasks')
  await expect(page.getByRole('main').getByText(script).first()).toBeVisible()
  await isClean()
  await page.locator('#search-everything').fill('onerror')
  await expect(page.getByRole('option').getByText(script).first()).toBeVisible()
  await isClean()
  expect(asked).toEqual([])
  await context.close()
})

test.describe('a row that cannot be rendered', () => {
  // The check of replies would reject the whole list.
  test.use({ checksReplies: false, expectedErrors: /Minified React error #31/ })

  test('row 42: a row that cannot be rendered is replaced by one line, and the other rows are shown', async ({
    page,
    say,
  }) => {
    await open(page, 'main/console')
    const subject = { text: 'Không phải chữ' } as never
    await insertMails(page, [{ id: 'undrawable', date: '2030-01-01T00:00:00.000Z', subject }])
    await page.goto('apps/mailbox/inbox')
    await expect(page.getByRole('main').getByText(say('This entry cannot be shown.'))).toHaveCount(1)
    await expect(rowOf(page, 'Giá cà phê tháng 12')).toBeVisible()
  })
})

test('row 42: texts that are slow to process do not break a list', async ({ page, say }) => {
  await open(page, 'main/console')
  const slow = [`<p>x</p>${'<'.repeat(99_900)}`, '<li '.repeat(24_000), '<style'.repeat(16_000)]
  for (const content of slow)
    await sendTo(page, 'POST', '/api/apps/mailbox/mail', { mail: { subject: 'Chậm', content } })
  await page.goto('apps/mailbox/drafts')
  await expect(rowOf(page, 'Chậm')).toHaveCount(slow.length)
  await expect(page.getByText(say('This entry cannot be shown.'))).toHaveCount(0)
})
