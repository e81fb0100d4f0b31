import { readFile } from 'node:fs/promises'
import { cardFiles, rowOf, storedContact, storedContacts } from '#tests/support/contacts.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachWay, reloadOffline } from '#tests/support/ways.ts'

// What is needed without a network is there before it is asked for.
test.use({ whole: true })

eachWay(({ paneRole, turn }) => {
  test(`${turn(0, 1)}somebody is added, written down whole, looked at and deleted, also without a network`, async ({
    page,
    say,
  }) => {
    await open(page, 'apps/contacts')
    const count = (await storedContacts(page)).length
    await page.keyboard.press('n')
    const pane = page.getByRole(paneRole).last()
    const name = pane.getByRole('textbox', { name: say('Name') })
    await expect(name).toBeFocused()
    await pane.getByRole('button', { name: say('Done') }).click()
    await expect.poll(async () => (await storedContacts(page)).length, 'an empty one goes').toBe(count)

    await page.keyboard.press('n')
    await expect(name).toBeFocused()
    await name.fill('Ấu Thị Lan')
    await pane.getByRole('textbox', { name: say('Job title') }).fill('Giao bánh')
    await pane.getByRole('button', { name: say('Add an e-mail address') }).click()
    const email = pane.getByRole('textbox', { name: say('E-mail address') })
    await email.fill('lan@')
    await email.blur()
    await expect(
      pane.getByText(say('This is no e-mail address yet, such as lan@shop.vn.')),
      'what is wrong is said beside it',
    ).toBeVisible()
    expect((await storedContact(page, 'Ấu Thị Lan'))?.emails ?? []).toEqual([])
    await email.fill('lan@shop.example')

    await pane.getByRole('button', { name: say('Add a phone number') }).click()
    await pane.getByRole('textbox', { name: say('Phone number') }).fill('8123 4567')
    await pane.getByRole('button', { name: say('Country: {code}', { code: '+84' }) }).click()
    await page.getByRole('textbox', { name: say('Country or code') }).fill('singapo')
    await page.keyboard.press('Enter')
    await pane
      .getByRole('combobox', { name: say('Label') })
      .last()
      .fill(say('Mobile'))

    await pane.getByRole('button', { name: say('Change tags') }).click()
    await page.getByRole('textbox', { name: say('Find or create a tag') }).fill('Bánh mì')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Bánh mì' })).toBeChecked()
    await page.keyboard.press('Escape')
    await pane.getByRole('textbox', { name: say('Notes') }).fill('Giao trước 6:30')
    await pane.locator('input[type=file]').setInputFiles('public/images/files/blossom.jpg')
    await expect
      .poll(() => storedContact(page, 'Ấu Thị Lan'))
      .toMatchObject({
        title: 'Giao bánh',
        emails: [{ email: 'lan@shop.example', label: '' }],
        phoneNumbers: [{ country: 'sg', phoneNumber: '8123 4567', label: 'Mobile' }],
        notes: '<p>Giao trước 6:30</p>',
        avatar: expect.stringMatching(/^data:image\/jpeg/),
        tags: [expect.any(String)],
      })
    await name.fill('')
    await expect(pane.getByText(say('A contact needs a name.'))).toBeVisible()
    await name.fill('Ấu Thị Lan')
    await expect(pane.getByRole('status').filter({ hasText: say('Saved') })).toBeVisible()
    await pane.getByRole('button', { name: say('Done') }).click()

    await reloadOffline(page)
    await expect(pane.getByRole('heading', { name: 'Ấu Thị Lan' })).toBeVisible()
    await expect(pane.getByRole('link', { name: '+65 8123 4567' })).toHaveAttribute('href', 'tel:+6581234567')
    await expect(pane.getByText('Bánh mì', { exact: true })).toBeVisible()
    await expect(pane.getByText('Giao trước 6:30')).toBeVisible()
    await expect(pane.locator('img[src^="data:image/jpeg"]')).toBeVisible()

    await pane.getByRole('button', { name: say('More actions') }).click()
    await page.getByRole('menuitem', { name: say('Delete contact') }).click()
    await expect(pane.getByRole('heading', { name: 'Ấu Thị Lan' })).toHaveCount(0)
    await expect(pane.getByRole('heading', { level: 2 }), 'the next one opens').toBeVisible()
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect.poll(() => storedContact(page, 'Ấu Thị Lan')).toBeTruthy()
  })

  test(`${turn(2)}cards of other address books come in, and ours go out and change nothing on coming back`, async ({
    page,
    say,
  }) => {
    await open(page, 'apps/contacts?do=import')
    const dialog = page.getByRole('dialog', { name: say('Import business cards') })
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
  })

  test(`${turn(3)}they are found, chosen, tagged together, merged and taken back`, async ({ page, say }) => {
    await open(page, 'apps/contacts')
    const search = page.getByRole('searchbox', { name: say('Search contacts') })
    await page.keyboard.press('/')
    await search.fill('dang quynh')
    await expect(rowOf(page, 'Đặng Quỳnh Anh')).toBeVisible()
    await expect(page.locator('[data-contact]')).toHaveCount(1)
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
    await expect(page.locator('[data-contact]')).toHaveCount(4)
    const all = await storedContacts(page)
    await bar.getByRole('button', { name: say('Delete') }).click()
    await expect(page.getByRole('heading', { name: say('Nobody with this tag') })).toBeVisible()
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(page.locator('[data-contact]')).toHaveCount(4)
    expect(await storedContacts(page)).toEqual(all)

    await page.evaluate(
      async contact => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
        const body = JSON.stringify({ contacts: [contact] })
        await fetch('/api/apps/contacts/import', { method: 'POST', headers, body })
      },
      { name: 'cao anh tuan', title: 'Tài xế', address: '1 Trần Phú' },
    )
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
    await page.keyboard.press('Escape')

    await reloadOffline(page)
    await expect(rowOf(page, 'Bạch Tuyết Mai')).toBeVisible()
  })
})

test('the keys go through the list, and an address opens what it says', async ({ page, say }) => {
  await open(page, 'apps/contacts/dang-quynh-anh')
  const pane = page.getByRole('complementary')
  await expect(pane.getByRole('heading', { name: 'Đặng Quỳnh Anh' })).toBeVisible()
  await expect(rowOf(page, 'Đặng Quỳnh Anh'), 'its row is in sight').toBeInViewport()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/dang-quynh-anh/)
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/edit=true/)
  await page.goBack()
  await page.goBack()
  await expect(pane.getByRole('heading', { name: 'Đặng Quỳnh Anh' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await page.getByRole('slider', { name: say('Go to a letter') }).press('End')
  await expect(page.locator('[data-contact]').last()).toBeInViewport()
  await page.goto('apps/contacts/none')
  await expect(page.getByRole('heading', { name: say('This contact is not here') })).toBeVisible()
})

test('ten thousand scroll without a blank row and are found at once', async ({ page, say }) => {
  await open(page, 'apps/contacts')
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
    for (let part = 0; part < 10; part++) {
      const contacts = Array.from({ length: 1000 }, (_, index) => ({
        name: `Trần Văn ${part * 1000 + index}`,
      }))
      const body = JSON.stringify({ contacts })
      await fetch('/api/apps/contacts/import', { method: 'POST', headers, body })
    }
  })
  await page.reload()
  await settled(page)
  const drawn = page.locator('[data-contact]')
  await expect(drawn.first()).toBeVisible()
  await page.getByRole('slider', { name: say('Go to a letter') }).press('End')
  const gaps = await page.evaluate(async () => {
    const scroller = document.querySelector('[data-contact]')?.closest('section')
      ?.parentElement?.parentElement
    if (!scroller) return ['no list']
    const blanks: number[] = []
    for (let top = 0; top < scroller.scrollHeight; top += 47_000) {
      scroller.scrollTop = top
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const { left, bottom, top: upper } = scroller.getBoundingClientRect()
      for (const y of [upper + 60, (upper + bottom) / 2, bottom - 20])
        if (!document.elementFromPoint(left + 200, y)?.closest('[data-contact], h2')) blanks.push(top)
    }
    return blanks
  })
  expect(gaps).toEqual([])
  expect(await drawn.count()).toBeLessThan(60)
  await page.getByRole('searchbox', { name: say('Search contacts') }).fill('tran van 9876')
  await expect(drawn).toHaveCount(1)
})
