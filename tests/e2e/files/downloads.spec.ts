import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { downloaded, textFile, tileOf, uploadBy } from '#tests/support/data/files.ts'
import { share } from '#tests/support/share.ts'
import { expect, open, test } from '#tests/support/test.ts'

/** Creates a folder "Kho" with a file, and a folder inside with another file. Returns its path. */
async function folderOnDisk(info: TestInfo) {
  const folder = info.outputPath('Kho')
  await mkdir(join(folder, 'Lạnh'), { recursive: true })
  await writeFile(join(folder, 'Kệ 1.txt'), 'kệ một')
  await writeFile(join(folder, 'Lạnh', 'Tủ 1.txt'), 'tủ một')
  return folder
}

test.use({ viewport: { width: 390, height: 780 } })

test('@long a whole folder is chosen, and several items are downloaded as one ZIP with all that is in them', async ({
  page,
  say,
}, info) => {
  const folder = await folderOnDisk(info)
  await open(page, 'apps/file-manager')
  await uploadBy(page, say('Upload'), [textFile('Ca.txt', 'ca sáng')])
  await expect(tileOf(page, 'Ca.txt')).toBeVisible()
  const menu = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: say('More actions') })
      .click()
  await menu()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: say('Upload a folder') }).click(),
  ])
  await chooser.setFiles(folder)
  await expect(tileOf(page, 'Kho')).toBeVisible()
  const tray = page.getByRole('region', { name: say('Uploads') })
  await tray.getByRole('button', { name: say('Close') }).click()

  for (const name of ['Ca.txt', 'Kho'])
    await tileOf(page, name)
      .getByRole('link')
      .click({ modifiers: ['Control'] })
  const zip = await downloaded(page, () =>
    page
      .getByRole('toolbar')
      .getByRole('button', { name: say('Download') })
      .click(),
  )
  expect(zip.name).toBe(`${say('All files')}.zip`)
  expect(zip.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  for (const part of ['Ca.txt', 'ca sáng', 'Kho/Kệ 1.txt', 'kệ một', 'Kho/Lạnh/Tủ 1.txt', 'tủ một'])
    expect(zip.bytes.includes(Buffer.from(part)), part).toBe(true)

  await tileOf(page, 'Ca.txt').getByRole('link').click()
  const one = await downloaded(page, () => page.getByRole('link', { name: say('Download') }).click())
  expect([one.name, one.bytes.toString()]).toEqual(['Ca.txt', 'ca sáng'])
})

test('@long a folder that is dropped is uploaded with the folders inside', async ({
  page,
  viewport,
}, info) => {
  const folder = await folderOnDisk(info)
  await open(page, 'apps/file-manager/folders/file-6')
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: (viewport?.width ?? 0) - 100, y: 400, data })
  await tileOf(page, 'Kho').getByRole('link').click()
  await expect(tileOf(page, 'Kệ 1.txt')).toBeVisible()
  await tileOf(page, 'Lạnh').getByRole('link').click()
  await expect(tileOf(page, 'Tủ 1.txt')).toBeVisible()
})

test('@long a file that another app shares is stored in the chosen folder', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  const note = { part: 'file', path: 'README.md', type: 'text/markdown' } as const
  await share(page, { title: 'Hướng dẫn', text: '', url: '' }, note)
  const dialog = page.getByRole('dialog', { name: say('Save what was shared') })
  await expect(dialog.getByRole('listitem')).toContainText('chia-se')
  const save = dialog.getByRole('button', { name: say('Save here') })
  await expect(save).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Đã ký' }).check()
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/folders\/file-6$/)
  await expect(tileOf(page, 'chia-se')).toBeVisible()

  await page.goto('apps/file-manager?shared=images/shared/none')
  await expect(dialog).toContainText(say('The files are not here any more. Share them again.'))
  await expect(save).toBeDisabled()
})
