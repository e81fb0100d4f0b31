import { cardOf, cardsOf, storedNote } from '#tests/support/data/notes.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

eachMirroredVariant(({ testIn }) => {
  testIn(2)(
    '@long labels are added, renamed and deleted, and are removed from their notes',
    async ({ page, say }) => {
      await open(page, 'apps/notes')
      const places = page.getByRole('navigation', { name: say('Places of notes') })
      await places.getByRole('link', { name: say('Edit labels') }).click()
      const labels = page.getByRole('dialog', { name: say('Edit labels') })
      await labels.getByRole('textbox', { name: say('New label') }).fill('Kho 2')
      await page.keyboard.press('Enter')
      const names = labels.getByRole('textbox', { name: say('Name of the tag') })
      await expect(names).toHaveCount(7)
      const name = names.last()
      await name.fill('Kho sau')
      await name.press('Enter')
      await labels.getByRole('button', { name: say('Delete {title}', { title: say('Family') }) }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Delete'), exact: true })
        .click()
      await expect(names).toHaveCount(6)
      await expect
        .poll(async () => (await storedNote(page, 'Sinh nhật bé Bống'))?.labels.map(({ id }) => id))
        .toEqual(['personal'])
      await labels.getByRole('button', { name: say('Close') }).click()

      await places.getByRole('link', { name: 'Kho sau' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Kho sau' })).toBeVisible()
      await expect(page.getByRole('heading', { name: say('No notes here yet') })).toBeVisible()
      await page.keyboard.press('n')
      const dialog = page.getByRole('dialog').first()
      await dialog.getByRole('textbox', { name: say('Title') }).fill('Đếm thùng')
      await expect(dialog.getByText('Kho sau', { exact: true }), 'one made here has the label').toBeVisible()
      await dialog.getByRole('button', { name: say('Change labels') }).click()
      await page.getByRole('checkbox', { name: say('Friends') }).check()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: say('Remove {tag}', { tag: say('Friends') }) }).click()
      await expect
        .poll(async () => (await storedNote(page, 'Đếm thùng'))?.labels.map(({ title }) => title))
        .toEqual(['Kho sau'])
      await dialog.getByRole('button', { name: say('Close') }).click()

      await reloadOffline(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Kho sau' })).toBeVisible()
      await expect(cardOf(page, 'Đếm thùng').getByText('Kho sau', { exact: true })).toBeVisible()
      await expect(cardsOf(page)).toHaveCount(1)
      await expect(places.getByRole('link', { name: say('Family') })).toHaveCount(0)
    },
  )
})
