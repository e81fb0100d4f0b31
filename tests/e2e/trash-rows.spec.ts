import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { rowsOf } from '#tests/support/data/rows.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true })

const removed = [
  'tasks/task?id=task-1-1',
  'tasks/task?id=task-1-2',
  'tasks/task?id=task-2-1',
  'contacts/contact?id=dang-quynh-anh',
]

eachVariant(({ testIn }) => {
  testIn(0)(
    'removed things are found by name and kind, and deleted for good: chosen ones, then all',
    async ({ page, say }) => {
      await open(page, 'main/trash')
      for (const path of removed) expect(await sendTo(page, 'DELETE', `/api/apps/${path}`), path).toBe(true)
      await page.reload()
      const list = page.getByRole('list', { name: say('Deleted things') })
      const entries = list.getByRole('listitem')
      await expect(entries).toHaveCount(4)
      expect(await axeViolations(page)).toEqual([])

      await page.getByRole('searchbox', { name: say('Search the trash') }).fill('dang quynh')
      await expect(entries).toHaveCount(1)
      await expect(entries).toContainText('Đặng Quỳnh Anh')
      await page.getByRole('searchbox', { name: say('Search the trash') }).fill('')
      await expect(entries).toHaveCount(4)
      await page.getByRole('combobox', { name: say('Kind') }).click()
      await page.getByRole('option', { name: /\(3\)/ }).click()
      await expect(entries).toHaveCount(3)

      await entries.first().getByRole('checkbox').check()
      await entries.nth(1).getByRole('checkbox').check()
      const bar = page.getByRole('toolbar', { name: say('Selected things') })
      expect(await axeViolations(page)).toEqual([])
      await bar.getByRole('button', { name: say('Delete for good') }).click()
      const question = page.getByRole('alertdialog')
      // The code of the dialog loads with the first question.
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(entries).toHaveCount(3)
      await bar.getByRole('button', { name: say('Delete for good') }).click()
      await question.getByRole('button', { name: say('Delete for good') }).click()
      await expect(entries).toHaveCount(1)
      expect(await rowsOf(page, 'trash')).toHaveLength(2)

      await page.getByRole('combobox', { name: say('Kind') }).click()
      await page.getByRole('option', { name: say('All kinds') }).click()
      await expect(entries).toHaveCount(2)
      await page.getByRole('button', { name: say('Empty the trash') }).click()
      await question.getByRole('button', { name: say('Delete for good') }).click()
      await expect(page.getByText(say('Nothing was deleted'))).toBeVisible()
      expect(await rowsOf(page, 'trash')).toEqual([])

      await everyFileKept(page)
      await reloadOffline(page)
      await expect(page.getByText(say('Nothing was deleted'))).toBeVisible()
    },
  )
})
