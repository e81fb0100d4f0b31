import { readFile } from 'node:fs/promises'
import { cardFiles, rowOf, storedContact, storedContacts } from '#tests/support/data/contacts.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

eachMirroredVariant(({ paneRole, testIn }) => {
  testIn(3)(
    '@long cards of other address books are imported, and exported cards are imported again without changes',
    async ({ page, say }) => {
      await open(page, 'apps/contacts?do=import')
      const dialog = page.getByRole('dialog', { name: say('Import contacts') })
      const picker = dialog.locator('input[type=file]')
      const before = await storedContacts(page)
      await picker.setInputFiles(cardFiles('google', 'icloud', 'outlook', 'android', 'four', 'hostile'))
      const choiceOf = (name: string) =>
        dialog.getByRole('combobox', { name: say('What to do with {name}', { name }) })
      await expect(choiceOf('Đặng Quỳnh Anh'), 'she is here already').toHaveValue('merge')
      await expect(choiceOf('Nguyễn Thị Thu Hà')).toHaveValue('add')
      await choiceOf('Nguyễn Thị Thu Hà').selectOption('skip')
      await choiceOf('Nguyễn Thị Thu Hà').selectOption('add')
      expect(await storedContacts(page), 'nothing is written before it is confirmed').toEqual(before)
      await dialog.locator('footer button').last().click()
      await expect(dialog).toBeHidden()
      await expect.poll(async () => (await storedContacts(page)).length).toBe(before.length + 10)
      expect(await storedContact(page, 'Trịnh Công Bách')).toMatchObject({
        company: 'Vận tải Bình An, Điều xe',
        birthday: '1979-07-15T12:00:00.000Z',
        avatar: expect.stringMatching(/^data:image\/jpeg/),
      })
      const anh = await storedContact(page, 'Đặng Quỳnh Anh')
      expect(anh?.phoneNumbers.length).toBe(2)

      const script = (await storedContacts(page)).find(({ name }) => name.startsWith('<img'))
      await page.goto(`apps/contacts/${script?.id}`)
      const pane = page.getByRole(paneRole).last()
      await expect(pane.getByRole('heading', { name: /<img src=x/ })).toBeVisible()
      await expect(pane.getByText('Ok', { exact: true })).toBeVisible()
      await expect(pane.locator('dd :is(img, script, iframe), a[href^="javascript"]')).toHaveCount(0)
      expect(await page.title()).not.toContain('pwned')

      await page.goto('apps/contacts')
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: say('More actions'), exact: true }).click()
      await page.getByRole('menuitem', { name: say('vCard 4.0, the newest') }).click()
      const file = await (await saving).path()
      const text = await readFile(file, 'utf8')
      const all = await storedContacts(page)
      expect(text.match(/^BEGIN:VCARD/gm)).toHaveLength(all.length)
      await page.goto('apps/contacts?do=import')
      await picker.setInputFiles({ name: 'back.vcf', mimeType: 'text/vcard', buffer: await readFile(file) })
      await expect(dialog.getByText(say('Nothing new')).first()).toBeVisible()
      await expect(dialog.locator('footer button').last(), 'nothing to import').toBeDisabled()
      await page.keyboard.press('Escape')

      await reloadOffline(page)
      expect(await storedContacts(page)).toEqual(all)
    },
  )

  testIn(2)(
    '@long duplicates are found, selected, tagged together, merged and separated again',
    async ({ page, say }) => {
      await open(page, 'apps/contacts')
      const search = page.getByRole('searchbox', { name: say('Search contacts') })
      await page.keyboard.press('/')
      await search.fill('dang quynh')
      await expect(rowOf(page, 'Đặng Quỳnh Anh')).toBeVisible()
      await expect(page.locator('[data-row]')).toHaveCount(1)
      await expect(page).toHaveURL(/\?q=dang(\+|%20)quynh$/)
      await search.fill('zzzz')
      await expect(page.getByRole('heading', { name: say('No results found!') })).toBeVisible()
      await search.fill('')
      await expect(page).toHaveURL(/contacts$/)

      const link = (name: string) => rowOf(page, name).getByRole('link').first()
      await link('Bạch Tuyết Mai').click({ modifiers: ['Control'] })
      await link('Cao Anh Tuấn').click({ modifiers: ['Shift'] })
      const bar = page.getByRole('toolbar', { name: say('Selected contacts') })
      await expect(bar.getByRole('status')).toContainText('4')
      await bar.getByRole('button', { name: say('Tag') }).click()
      await page.getByRole('textbox', { name: say('Find or create a tag') }).fill('Đợt 2041')
      await page.keyboard.press('Enter')
      const tagged = async () => {
        const [tag] = await page.evaluate(async () => {
          const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
          return (await fetch('/api/apps/contacts/tags', { headers })).json()
        })
        return (await storedContacts(page)).filter(({ tags }) => tags.includes(tag.id)).length
      }
      await expect.poll(tagged).toBe(4)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say('All tags') }).click()
      await page.getByRole('menuitemradio', { name: 'Đợt 2041' }).click()
      await expect(page).toHaveURL(/\?tag=/)
      await expect(page.locator('[data-row]')).toHaveCount(4)
      const all = await storedContacts(page)
      await bar.getByRole('button', { name: say('Delete') }).click()
      await expect(page.getByRole('heading', { name: say('Nobody with this tag') })).toBeVisible()
      await page.getByRole('button', { name: say('Undo') }).click()
      await expect(page.locator('[data-row]')).toHaveCount(4)
      await expect.poll(() => storedContacts(page)).toEqual(all)

      const twice = [
        { name: 'cao anh tuan', title: 'Tài xế', address: '1 Trần Phú' },
        { name: 'bach tuyet mai', company: 'Mầm non Hoa Mai' },
      ]
      await sendTo(page, 'POST', '/api/apps/contacts/import', { contacts: twice.slice(0, 1) })
      await page.goto('apps/contacts?do=duplicates')
      const dialog = page.getByRole('dialog', { name: say('Find duplicates') })
      await expect(dialog.getByText(say('Same name'))).toBeVisible()
      await dialog.getByRole('radio', { name: 'Tài xế', exact: true }).check()
      await dialog.getByRole('button', { name: say('Merge') }).click()
      await expect(dialog.getByRole('heading', { name: say('Everybody is here once') })).toBeVisible()
      const merged = { title: 'Tài xế', company: 'Xe lạnh Bình Minh', address: '1 Trần Phú' }
      const stored = () => storedContact(page, 'Cao Anh Tuấn')
      await expect.poll(stored).toMatchObject({ title: 'Tài xế', company: merged.company })
      await page.getByRole('button', { name: say('Undo') }).click()
      await expect.poll(async () => (await storedContacts(page)).length).toBe(all.length + 1)
      await expect.poll(stored).toMatchObject({ title: 'Tài xế xe lạnh' })

      // Several groups are merged in one step and separated in one step.
      await sendTo(page, 'POST', '/api/apps/contacts/import', { contacts: twice.slice(1) })
      await page.reload()
      const before = await storedContacts(page)
      expect(before.length).toBe(all.length + 2)
      await dialog.getByRole('button', { name: say('Merge all') }).click()
      await expect(dialog.getByRole('heading', { name: say('Everybody is here once') })).toBeVisible()
      await expect.poll(async () => (await storedContacts(page)).length).toBe(all.length)
      await page.getByRole('button', { name: say('Undo') }).click()
      await expect.poll(() => storedContacts(page)).toEqual(before)
      await page.keyboard.press('Escape')

      await reloadOffline(page)
      await expect(rowOf(page, 'Bạch Tuyết Mai')).toBeVisible()
    },
  )
})
