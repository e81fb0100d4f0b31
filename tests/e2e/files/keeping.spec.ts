import { downloaded, textFile, tileOf, uploadBy } from '#tests/support/data/files.ts'
import { expect, open, test } from '#tests/support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('@long a taken name is skipped or replaced, the room is shown, and a deleted file is taken back from the trash', async ({
  page,
  isNarrow,
  paneRole,
  say,
}) => {
  await open(page, 'apps/file-manager')
  const room = page.getByRole('progressbar', { name: say('Room used on this device') })
  await expect(room).toHaveAttribute('aria-valuenow', /^\d/)
  const summary = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  const files = await page.locator('[data-row]').count()
  await uploadBy(page, say('Upload'), [textFile('Ca.txt', 'một'), textFile('Quầy.txt', 'một')])
  await expect(tileOf(page, 'Quầy.txt')).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(files + 2)
  const number = (await summary.textContent())?.match(/\d+/g)?.map(Number) ?? []
  expect(
    number.reduce((sum, part) => sum + part, 0),
    'folders and files',
  ).toBe(files + 2)

  await uploadBy(page, say('Upload'), [textFile('Ca.txt', 'hai'), textFile('Quầy.txt', 'hai')])
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Ca.txt')
  await question.getByRole('button', { name: say('Skip') }).click()
  await expect(question).toContainText('Quầy.txt')
  await question.getByRole('button', { name: say('Replace') }).click()
  await expect(question).toHaveCount(0)
  const pane = page.getByRole(paneRole).last()
  const textOf = async (name: string) => {
    await tileOf(page, name).getByRole('link').click()
    await expect(pane.getByRole('textbox', { name: say('File name') })).toHaveValue(name)
    const file = await downloaded(page, () => pane.getByRole('link', { name: say('Download') }).click())
    return file.bytes.toString()
  }
  await expect(
    page
      .getByRole('region', { name: say('Uploads') })
      .getByLabel(say('Uploaded'))
      .last(),
  ).toBeVisible()
  expect(await textOf('Ca.txt')).toBe('một')
  if (isNarrow) await pane.getByRole('button', { name: say('Close') }).click()
  expect(await textOf('Quầy.txt')).toBe('hai')
  await expect(page.locator('[data-row]')).toHaveCount(files + 2)

  await pane.getByRole('button', { name: say('Delete') }).click()
  await expect(tileOf(page, 'Quầy.txt')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('More actions') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: say('Deleted files') }).click()
  await expect(page).toHaveURL(/main\/trash$/)
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Quầy.txt' })
  await entry.getByRole('button', { name: say('Restore') }).click()
  await expect(entry).toHaveCount(0)
  await page.goto('apps/file-manager')
  expect(await textOf('Quầy.txt'), 'with its content').toBe('hai')
  if (isNarrow) await pane.getByRole('button', { name: say('Close') }).click()

  const folder = 'Hoá đơn'
  await tileOf(page, folder).hover()
  await page.getByRole('button', { name: say('Details of {name}', { name: folder }) }).click()
  await expect(page).toHaveURL(/details\/file-1$/)
  await expect(
    pane
      .getByRole('textbox', { name: say('File name') })
      .or(pane.getByText(folder))
      .first(),
  ).toBeVisible()
  await expect(pane).toContainText(say('Items inside'))
})

test('@long the selected files are given to the share sheet of the system', async ({ page, say }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    const share = async ({ files = [] }: ShareData) => {
      const given = await Promise.all(files.map(async file => [file.name, file.type, await file.text()]))
      Reflect.set(window, 'given', given)
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await open(page, 'apps/file-manager')
  await uploadBy(page, say('Upload'), [textFile('Ca.txt', 'ca sáng'), textFile('Giá.csv', 'mã;giá')])
  await expect(tileOf(page, 'Giá.csv')).toBeVisible()
  await page
    .getByRole('region', { name: say('Uploads') })
    .getByRole('button', { name: say('Close') })
    .click()
  for (const name of ['Ca.txt', 'Giá.csv'])
    await tileOf(page, name)
      .getByRole('link')
      .click({ modifiers: ['Control'] })
  const share = page.getByRole('toolbar').getByRole('button', { name: say('Share') })
  await share.click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'given')))
    .toEqual([
      ['Ca.txt', 'text/plain', 'ca sáng'],
      ['Giá.csv', 'text/csv', 'mã;giá'],
    ])
  // A folder is downloaded instead.
  await tileOf(page, 'Hoá đơn')
    .getByRole('link')
    .click({ modifiers: ['Control'] })
  await expect(share).toHaveCount(0)
})
