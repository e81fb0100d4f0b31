import type { Page } from '@playwright/test'
import type { Product } from '#src/contract/products.ts'
import type { MailLabel } from '#src/contract/shared/mail-folders.ts'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { expectQuestion, questionOf } from '#tests/support/browser/expect-question.ts'
import { insertMails, storedMail } from '#tests/support/data/mails.ts'
import { storedProducts } from '#tests/support/data/products.ts'
import { sendTo, storedTasks } from '#tests/support/data/tasks.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'

const names = [
  {
    name: 'title of a section',
    path: 'apps/tasks',
    field: 'Name of the section',
    stored: async (page: Page) => (await storedTasks(page)).find(({ type }) => type === 'section')?.title,
  },
  {
    name: 'label of mails',
    path: 'apps/mailbox/inbox?labels=edit',
    field: 'Name of the label',
    stored: async (page: Page) =>
      (await sendTo<MailLabel[]>(page, 'GET', '/api/apps/mailbox/labels'))[0]?.title,
  },
] as const

for (const { name, path, field, stored } of names)
  test(`row 32: two tabs edit a ${name}: a question opens`, async ({ page, say }) => {
    await open(page, path)
    const second = await anotherTab(page)
    await second.goto(path)
    const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: say(field), exact: true }).first()
    await expect(fieldOf(second)).toBeVisible()
    await expectQuestion(page, second, { fieldOf, stored, say })
  })

test('row 32: two tabs edit a mail draft: different fields are merged, and the same field opens a question', async ({
  page,
  say,
}) => {
  const id = 'draft-of-two-tabs'
  await open(page, 'apps/mailbox/inbox')
  await insertMails(page, [{ id, folder: 'drafts', to: '', subject: 'Nháp', content: '', attachments: [] }])
  const path = `apps/mailbox/inbox?compose=${id}`
  await page.goto(path)
  const second = await anotherTab(page)
  await second.goto(path)
  const subject = (tab: Page) => tab.getByRole('textbox', { name: say('Subject'), exact: true })
  const text = (tab: Page) => tab.getByRole('textbox', { name: say('Text'), exact: true })
  await expect(text(page)).toBeVisible()

  // Neither tab has saved when the other one starts.
  await subject(page).fill('Của thẻ một')
  await text(second).fill('Của thẻ hai')
  await expect
    .poll(() => storedMail(page, id))
    .toMatchObject({ subject: 'Của thẻ một', content: '<p>Của thẻ hai</p>' })
  await expect(subject(second)).toHaveValue('Của thẻ một')
  await expect(text(page)).toHaveText('Của thẻ hai')

  const stored = async (tab: Page) => (await storedMail(tab, id)).subject
  await expectQuestion(page, second, { fieldOf: subject, stored, say })

  // The question is there again after a reload, and the mail is not sent without an answer.
  await failCalls(page, '/api/apps/', true, 'PATCH')
  await subject(page).fill('Bản này')
  await subject(second).fill('Bản kia')
  const question = questionOf(page, say)
  await expect(question).toContainText('Bản kia')
  await page.reload()
  await expect(question).toContainText('Bản kia')
  await expect(subject(page)).toHaveValue('Bản này')
  await page.getByRole('combobox', { name: say('To'), exact: true }).fill('lan@shop.example')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: say('Send'), exact: true }).click()
  await expect(page.getByText(say('Choose one of the two versions first.'))).toBeVisible()
  expect(await storedMail(page, id)).toMatchObject({ folder: 'drafts', subject: 'Bản kia' })
  await question.getByRole('button', { name: say('Keep mine') }).click()
  await page.getByRole('button', { name: say('Send'), exact: true }).click()
  await expect
    .poll(() => storedMail(page, id))
    .toMatchObject({ folder: 'outbox', subject: 'Bản này', to: 'lan@shop.example' })
})

test('row 32: two tabs edit a product: other fields are saved, and the same field opens a question', async ({
  page,
  say,
}) => {
  await open(page, 'apps/ecommerce/inventory')
  const [product] = await storedProducts(page)
  if (!product) throw new Error('The sample has products')
  const path = `apps/ecommerce/inventory?open=${product.id}`
  await page.goto(path)
  const second = await anotherTab(page)
  await second.goto(path)
  const field = (tab: Page, name: string) => tab.getByRole('textbox', { name: say(name), exact: true })
  const update = (tab: Page) => tab.getByRole('button', { name: say('Update'), exact: true })
  const stored = async (): Promise<Product | undefined> =>
    (await storedProducts(page)).find(({ id }) => id === product.id)
  const question = questionOf(page, say)
  // A form that opens later takes what is typed in another tab.
  await field(second, 'SKU').waitFor()

  for (const [index, choice] of (['Keep mine', 'Take theirs'] as const).entries()) {
    const [theirs, mine, barcode] = [`KIA-${index}`, `NAY-${index}`, `893000${index}`]
    await field(page, 'SKU').fill(mine)
    await field(page, 'Stock').fill(String(70 + index))
    await field(second, 'SKU').fill(theirs)
    await field(second, 'Barcode').fill(barcode)
    await update(second).click()
    await expect(question).toContainText(theirs)
    await update(page).click()
    await expect.poll(stored).toMatchObject({ sku: theirs, barcode, stock: 70 + index })
    await expect(question, 'nothing is overwritten').toContainText(theirs)
    await expect(field(page, 'SKU')).toHaveValue(mine)

    await question.getByRole('button', { name: say(choice) }).click()
    await expect(question).toHaveCount(0)
    if (choice === 'Keep mine') await update(page).click()
    await expect.poll(stored).toMatchObject({ sku: choice === 'Keep mine' ? mine : theirs, barcode })
    for (const tab of [page, second]) {
      await expect(field(tab, 'SKU')).toHaveValue(choice === 'Keep mine' ? mine : theirs)
      await expect(field(tab, 'Barcode')).toHaveValue(barcode)
    }
  }
})
