import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { openBackups } from '#tests/support/data/backups.ts'
import { storedTasks } from '#tests/support/data/tasks.ts'
import { expect, test } from '#tests/support/test.ts'

const titles = async (page: Page) => (await storedTasks(page)).map(task => task.title)

test('row 40: another file is refused with a readable message, and nothing changes', async ({
  page,
  say,
}) => {
  await openBackups(page)
  const dialog = page.getByRole('dialog', { name: say('Backup') })
  await expect(dialog).toBeVisible()
  const before = await titles(page)
  expect(await axeViolations(page, '[role=dialog]')).toEqual([])
  await dialog.getByLabel(say('Backup file')).setInputFiles({
    name: 'anh.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"app":"outpost"}'),
  })
  await expect(dialog.getByRole('alert')).toContainText('Chưa có gì bị thay đổi')
  await expect(page.getByRole('alertdialog'), 'nothing is asked about it').toHaveCount(0)
  expect(await titles(page)).toEqual(before)
})
