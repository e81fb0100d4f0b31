import { rowsOf } from '#tests/support/data/rows.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

/** A row of each kind: where it is deleted, and the name that the trash shows. */
const rows = [
  ['apps/scrumboard/board/card?id=tet-list-1-card-2', 'Thiệp viết tay: ba mẫu lời chúc'],
  ['apps/contacts/contact?id=dang-quynh-anh', 'Đặng Quỳnh Anh'],
  ['apps/file-manager/item?id=file-6', 'Đã ký'],
  ['apps/mailbox/mail?id=inbox-3', 'Đối soát ví điện tử ngày 19'],
  ['apps/notes?id=note-1', 'Giao ca sáng'],
  ['apps/ecommerce/inventory/product?id=watch-1', ''],
] as const

const tables = ['boardCards', 'contacts', 'files', 'mails', 'notes', 'products'] as const

test('@long what is deleted in any app is in the trash by its name, and is taken back with all its fields', async ({
  page,
  say,
}) => {
  await open(page, 'main/trash')
  const product = await sendTo<{ name: string }>(
    page,
    'GET',
    '/api/apps/ecommerce/inventory/product?id=watch-1',
  )
  const stored = () => Promise.all(tables.map(table => rowsOf(page, table)))
  const before = await stored()
  for (const [path] of rows) expect(await sendTo(page, 'DELETE', `/api/${path}`), path).toBe(true)
  await page.reload()
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(rows.length)
  for (const [path, name] of rows) {
    const entry = entries.filter({ hasText: name || product.name })
    await expect(entry, path).toHaveCount(1)
    await entry.getByRole('button', { name: say('Restore') }).click()
    await expect(entry, path).toHaveCount(0)
  }
  expect(await stored()).toEqual(before)
  for (const [path, name] of [
    ['apps/scrumboard/tet/card/tet-list-1-card-2', 'Thiệp viết tay'],
    ['apps/contacts/dang-quynh-anh', 'Đặng Quỳnh Anh'],
    ['apps/file-manager', 'Đã ký'],
    ['apps/mailbox/inbox/inbox-3', 'Đối soát ví điện tử ngày 19'],
    ['apps/notes', 'Giao ca sáng'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(name).filter({ visible: true }).first(), path).toBeVisible()
  }
})
