import { cardOf, cardsOf, choose, fileOf, storedNote, storedNotes } from '#tests/support/data/notes.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

eachVariant(({ isPhone, testIn }) => {
  testIn(1)(
    '@long several notes are selected, archived, deleted, restored and purged',
    async ({ page, say }) => {
      await open(page, 'apps/notes')
      const place = (name: string) =>
        page.getByRole('navigation', { name: say('Places of notes') }).getByRole('link', { name })
      const undo = page.getByRole('button', { name: say('Undo') })
      const linkOf = (name: string) => cardOf(page, name).getByRole('link')
      const bar = page.getByRole('toolbar', { name: say('Selected notes') })
      const dialog = page.getByRole('dialog').first()
      const more = dialog.getByRole('button', { name: say('More actions for the note') })
      const question = page.getByRole('alertdialog')

      await test.step('a note is archived with a key, and restored', async () => {
        await linkOf('Giá sỉ trà sen').focus()
        await page.keyboard.press('e')
        await expect(cardOf(page, 'Giá sỉ trà sen')).toHaveCount(0)
        await undo.click()
        await expect(cardOf(page, 'Giá sỉ trà sen')).toBeVisible()
        await expect(undo).toHaveCount(0)
      })

      await test.step('two notes are selected', async () => {
        await choose(page, page.getByRole('button', { name: say('More actions') }), say('Select notes'))
        await expect(bar.getByRole('status')).toContainText(say('Tap the notes to select'))
        for (const name of ['Giá sỉ trà sen', 'Món cơm ca tối']) await linkOf(name).click()
        await expect(bar.getByRole('status')).toContainText('2')
        const outside = await bar.evaluate(element => {
          const { left, right } = element.getBoundingClientRect()
          return [...element.querySelectorAll('button')].filter(button => {
            const box = button.getBoundingClientRect()
            return box.left < left || box.right > right
          }).length
        })
        expect(outside, 'all of it is within reach').toBe(0)
      })

      await test.step('the selected notes are changed and exported', async () => {
        await bar.getByRole('button', { name: say('Colour') }).click()
        await page.getByRole('menuitemradio', { name: say('Rose') }).click()
        await expect.poll(async () => (await storedNote(page, 'Giá sỉ trà sen'))?.color).toBe('rose')
        await bar.getByRole('button', { name: say('Change labels') }).click()
        await page.getByRole('checkbox', { name: say('Family') }).check()
        await expect
          .poll(async () => (await storedNote(page, 'Món cơm ca tối'))?.labels.map(({ id }) => id).toSorted())
          .toEqual(['family', 'friends'])
        await page.keyboard.press('Escape')
        const text = await fileOf(page, () =>
          choose(
            page,
            bar.getByRole('button', { name: say('More actions for the selection') }),
            say('Export as Markdown'),
          ),
        )
        expect(text).toContain('# Giá sỉ trà sen\n')
        expect(text).toContain('# Món cơm ca tối\n')
        await bar.getByRole('button', { name: say('Pin'), exact: true }).click()
        await expect(bar).toHaveCount(0)
        await expect.poll(async () => (await storedNote(page, 'Món cơm ca tối'))?.pinned).toBe(true)
      })

      await test.step('a note is unpinned', async () => {
        const pin = cardOf(page, 'Giá sỉ trà sen').getByRole('button', { name: say('Unpin') })
        await pin.click()
        await expect(pin).toHaveCount(0)
      })

      await test.step('selected notes are deleted', async () => {
        await linkOf('Giá sỉ trà sen').click({ modifiers: ['Control'] })
        await linkOf('Món cơm ca tối').click()
        await bar.getByRole('button', { name: say('Delete') }).click()
        await expect(cardOf(page, 'Món cơm ca tối')).toHaveCount(0)
      })

      await test.step('an open note is exported, archived and deleted', async () => {
        await linkOf('Hỏi cô Uyên').click()
        expect(await fileOf(page, () => choose(page, more, say('Export as Markdown')))).toMatch(
          /^# Hỏi cô Uyên\n\nCọc 3 tháng/,
        )
        if (isPhone) await choose(page, more, say('Archive'))
        else await dialog.getByRole('button', { name: say('Archive') }).click()
        await expect(page.getByText(say('Note archived'))).toBeVisible()
        await expect(cardOf(page, 'Hỏi cô Uyên')).toHaveCount(0)
        await linkOf('Xếp lại kệ kho 2').click()
        await choose(page, more, say('Delete'))
        await expect(cardOf(page, 'Xếp lại kệ kho 2')).toHaveCount(0)
        expect(
          await fileOf(page, () =>
            choose(page, page.getByRole('button', { name: say('More actions') }), say('Export as Markdown')),
          ),
        ).not.toContain('Hỏi cô Uyên')
      })

      await test.step('a note is restored from the trash, the others are deleted for good', async () => {
        await place(say('Trash')).click()
        await expect(page).toHaveURL(/view=trash/)
        const trashed = (name: string) => cardsOf(page).filter({ hasText: name })
        await trashed('Món cơm ca tối')
          .getByRole('button', { name: say('Restore') })
          .click()
        await expect(trashed('Món cơm ca tối')).toHaveCount(0)
        await trashed('Xếp lại kệ kho 2')
          .getByRole('button', { name: say('Delete for good') })
          .click()
        await question.getByRole('button', { name: say('Delete for good') }).click()
        // Under the question no card is found, so the one that stays is awaited first.
        await expect(trashed('Giá sỉ trà sen')).toBeVisible()
        await expect(trashed('Xếp lại kệ kho 2')).toHaveCount(0)
        await page.getByRole('button', { name: say('Empty the trash') }).click()
        await question.getByRole('button', { name: say('Empty the trash') }).click()
        await expect(page.getByRole('heading', { name: say('The trash is empty') })).toBeVisible()
        const titles = (await storedNotes(page)).map(note => note.title)
        expect(titles).toContain('Món cơm ca tối')
        expect(titles).not.toContain('Giá sỉ trà sen')
        expect(titles).not.toContain('Xếp lại kệ kho 2')
      })

      await test.step('all is available after an offline reload', async () => {
        await reloadOffline(page)
        await expect(page.getByRole('heading', { name: say('The trash is empty') })).toBeVisible()
        await place(say('Archive')).click()
        await expect(cardOf(page, 'Hỏi cô Uyên')).toBeVisible()
        await place(say('Family')).click()
        await expect(cardOf(page, 'Món cơm ca tối')).toBeVisible()
        await expect(cardsOf(page)).toHaveCount(3)
      })
    },
  )
})
