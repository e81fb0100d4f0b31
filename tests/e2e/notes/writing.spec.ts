import type { Locator } from '@playwright/test'
import { cardOf, storedNote } from '#tests/support/data/notes.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

/** Pastes or drops a picture of 80 × 60 px in one colour on an element. */
const give = (target: Locator, event: 'paste' | 'drop', colour: string) =>
  target.evaluate(
    async (element, { event, colour }) => {
      const canvas = new OffscreenCanvas(80, 60)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.fillStyle = colour
      context.fillRect(0, 0, 80, 60)
      const given = new DataTransfer()
      given.items.add(new File([await canvas.convertToBlob()], 'anh.png', { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true }
      const dispatched =
        event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: given })
          : new DragEvent('drop', { ...options, dataTransfer: given })
      return element.dispatchEvent(dispatched)
    },
    { event, colour },
  )

/** The colour in the middle of a picture, as `r,g,b` in steps of 51 (a JPEG is not exact); `undefined` while another one replaces it. */
const colourOf = (picture: Locator) =>
  picture.evaluate(async image => {
    if (!(image instanceof HTMLImageElement)) throw new Error('No picture')
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    )
    if (!isDecoded) return undefined
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0, 1, 1)
    const pixel = context?.getImageData(0, 0, 1, 1).data ?? []
    return [...pixel]
      .slice(0, 3)
      .map(value => Math.round(value / 51) * 51)
      .join()
  })

eachMirroredVariant(({ testIn }) => {
  testIn(2)('a note is written, filled in, found, and available offline', async ({ page, say }) => {
    await open(page, 'apps/notes')
    const dialog = page.getByRole('dialog').first()
    const lines = dialog.getByRole('textbox', { name: say('Line of the checklist') })
    const kept = cardOf(page, 'Đơn cô Bảy')
    const search = page.getByRole('searchbox', { name: say('Search notes') })

    await test.step('a note is written', async () => {
      const composer = page.getByRole('textbox', { name: say('Write a note'), exact: true })
      await composer.focus()
      // The focus comes from the keyboard.
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(composer).toBeFocused()
      // The frame around it has the only focus ring.
      await expect(composer).toHaveCSS('outline-style', 'none')
      await expect(composer).toHaveCSS('box-shadow', 'none')
      await expect(composer.locator('..')).toHaveCSS('outline-style', 'solid')
      await composer.fill('Hộp trà sen <img src=x onerror=alert(1)>')
      await composer.press('Enter')
      await expect(composer).toHaveValue('')
      await cardOf(page, 'Hộp trà sen <img src=x onerror=alert(1)>').getByRole('link').click()
      await expect(page).toHaveURL(/\/apps\/notes\/[\w-]+$/)
    })

    await test.step('a title and a checklist are added', async () => {
      await dialog.getByRole('textbox', { name: say('Title') }).fill('Đơn cô Bảy')
      await expect.poll(() => storedNote(page, 'Đơn cô Bảy')).toBeTruthy()

      await dialog.getByRole('button', { name: say('Add a checklist') }).click()
      await page.keyboard.type('Gói giấy')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Cột dây')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Backspace')
      await expect(lines).toHaveCount(2)
      await expect(lines.last()).toBeFocused()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(lines.first(), 'a line goes up by keys').toHaveValue('Cột dây')
      await expect(lines.first()).toBeFocused()
      await page.keyboard.press('Alt+ArrowDown')
    })

    await test.step('a list from another program becomes lines', async () => {
      // It is pasted into an empty line and removed again.
      await dialog.getByRole('button', { name: say('Add a line') }).click()
      await lines.last().evaluate(line => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', '- Trứng\n- Sữa\n- Đường')
        line.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await expect(lines, 'three lines make three').toHaveCount(5)
      await expect(lines.nth(2)).toHaveValue('Trứng')
      await expect(lines.last()).toHaveValue('Đường')
      await expect(lines.last()).toBeFocused()
      for (const name of ['Đường', 'Sữa', 'Trứng'])
        await dialog
          .getByRole('button', { name: say('Delete {title}', { title: name }), exact: true })
          .click()
      await expect(lines).toHaveCount(2)
    })

    await test.step('a line is completed', async () => {
      await dialog.getByRole('checkbox').first().check()
      await expect
        .poll(async () => (await storedNote(page, 'Đơn cô Bảy'))?.tasks)
        .toMatchObject([
          { content: 'Gói giấy', completed: true },
          { content: 'Cột dây', completed: false },
        ])
      await expect(lines.first(), 'what is ticked is at the bottom').toHaveValue('Cột dây')
    })

    await test.step('the colour, the pin and a label are set', async () => {
      await dialog.getByRole('button', { name: say('Colour') }).click()
      await page.getByRole('menuitemradio', { name: say('Mint') }).click()
      await expect.poll(async () => (await storedNote(page, 'Đơn cô Bảy'))?.color).toBe('mint')
      await dialog.getByRole('button', { name: say('Pin'), exact: true }).click()
      await expect.poll(async () => (await storedNote(page, 'Đơn cô Bảy'))?.pinned).toBe(true)

      await dialog.getByRole('button', { name: say('Change labels') }).click()
      const find = page.getByRole('textbox', { name: say('Find or create a tag') })
      await find.fill('Khách quen')
      await find.press('Enter')
      await expect
        .poll(async () => (await storedNote(page, 'Đơn cô Bảy'))?.labels.map(label => label.title))
        .toEqual(['Khách quen'])
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: say('Close') }).click()
      await expect(page).toHaveURL(/\/apps\/notes$/)
    })

    await test.step('a line is completed on the card', async () => {
      await kept.getByRole('checkbox', { name: 'Cột dây' }).check()
      await expect
        .poll(async () => (await storedNote(page, 'Đơn cô Bảy'))?.tasks?.every(task => task.completed))
        .toBe(true)
    })

    await test.step('the note is found by its label', async () => {
      await search.fill('khach quen')
      await expect(page).toHaveURL(/q=khach(\+|%20)quen/)
      await expect(kept).toBeVisible()
      await expect(cardOf(page, 'Giao ca sáng')).toHaveCount(0)
    })

    await test.step('the note is available offline', async () => {
      await reloadOffline(page)
      await expect(kept.getByRole('checkbox')).toHaveCount(2)
      await expect(kept).toContainText('Hộp trà sen <img src=x')
      await expect(kept.getByText('Khách quen')).toBeVisible()
      await expect(kept.getByRole('button', { name: say('Unpin') })).toBeVisible()
      await expect(search).toHaveValue('khach quen')
    })
  })

  testIn(3)('@long a picture is added by file picker, paste and drop, and removed', async ({ page, say }) => {
    await open(page, 'apps/notes/note-7')
    const dialog = page.getByRole('dialog').first()
    const picture = dialog.getByRole('img', { name: say('Picture of the note') })
    const remove = dialog.getByRole('button', { name: say('Remove the picture') })
    await expect(dialog.getByRole('textbox', { name: say('Title') })).toHaveValue('Giá sỉ trà sen')
    await expect(picture).toHaveCount(0)

    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: say('Add a picture') }).click()
    await (await choosing).setFiles('public/images/files/blossom.jpg')
    await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/)
    await remove.click()
    await expect(picture).toHaveCount(0)
    await expect.poll(async () => (await storedNote(page, 'Giá sỉ trà sen'))?.image).toBe(null)

    const text = dialog.getByRole('textbox', { name: say('Text') })
    expect(await give(text, 'paste', '#ff0000'), 'the browser does nothing else with it').toBe(false)
    await expect(picture).toBeVisible()
    await expect.poll(() => colourOf(picture)).toBe('255,0,0')
    expect(await give(text, 'drop', '#0000ff')).toBe(false)
    await expect.poll(() => colourOf(picture)).toBe('0,0,255')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: Buffer.from('không phải ảnh') })
    await expect(page.getByText(say('This picture cannot be shown. Choose another one.'))).toBeVisible()
    await expect.poll(() => colourOf(picture), 'what is there stays').toBe('0,0,255')
    await dialog.getByRole('button', { name: say('Close') }).click()

    await page.getByRole('main').locator('input[type=file]').setInputFiles('public/images/files/window.jpg')
    await expect(page).toHaveURL(/\/apps\/notes\/[\w-]+$/)
    await expect(picture, 'a note begins with a picture').toHaveAttribute('src', /^data:image\/jpeg/)
    await goTo(page, 'apps/notes/note-7')
    await expect.poll(() => colourOf(picture)).toBe('0,0,255')

    await reloadOffline(page)
    await expect(picture).toBeVisible()
    await expect.poll(() => colourOf(picture)).toBe('0,0,255')
    await dialog.getByRole('button', { name: say('Close') }).click()
    expect(await colourOf(cardOf(page, 'Giá sỉ trà sen').locator('img'))).toBe('0,0,255')
  })
})
