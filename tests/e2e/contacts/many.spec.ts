import { storedContacts } from '#tests/support/data/contacts.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

eachVariant(({ testIn }) => {
  testIn(0)(
    '@long @once thousands of cards are imported in steps, and an import that is stopped adds nothing',
    async ({ page, say }) => {
      await open(page, 'apps/contacts?do=import')
      const before = await storedContacts(page)
      const dialog = page.getByRole('dialog', { name: say('Import contacts') })
      const cards = Array.from(
        { length: 5000 },
        (_, index) =>
          `BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Khách ${index}\r\nTEL:0903 ${100_000 + index}\r\nEND:VCARD`,
      )
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'khach.vcf',
        mimeType: 'text/vcard',
        buffer: Buffer.from(cards.join('\r\n')),
      })
      await expect(dialog.getByRole('combobox').first()).toBeVisible()
      await expect(dialog.getByRole('status')).toContainText(/5[.,]000/)
      expect(await dialog.getByRole('combobox').count(), 'only what is in view is drawn').toBeLessThan(60)

      // On a slow device, so that the import can be stopped before it ends.
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await dialog.locator('footer button').last().click()
      await expect(dialog.getByRole('progressbar')).toBeVisible()
      await expect.poll(async () => (await storedContacts(page)).length).toBeGreaterThan(before.length)
      await dialog.getByRole('button', { name: say('Cancel') }).click()
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await expect(dialog).toBeHidden()
      await expect.poll(() => storedContacts(page)).toEqual(before)
      await reloadOffline(page)
      expect(await storedContacts(page)).toEqual(before)
    },
  )
})

test('@long ten thousand contacts scroll without an empty row and are found immediately', async ({
  page,
  say,
}) => {
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
  const drawn = page.locator('[data-row]')
  await expect(drawn.first()).toBeVisible()
  await page.getByRole('slider', { name: say('Go to a letter') }).press('End')
  const gaps = await page.evaluate(async () => {
    const scroller = document.querySelector('[data-row]')?.closest('section')?.parentElement?.parentElement
    if (!scroller) return ['no list']
    // The position is corrected while rows are measured; scrolling has ended when the position stays the same.
    for (let rest = 0, last = -1; rest < 10; last = scroller.scrollTop) {
      await new Promise(requestAnimationFrame)
      rest = scroller.scrollTop === last ? rest + 1 : 0
    }
    const blanks: number[] = []
    for (let top = 0; top < scroller.scrollHeight; top += 47_000) {
      scroller.scrollTop = top
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const { left, bottom, top: upper } = scroller.getBoundingClientRect()
      for (const y of [upper + 60, (upper + bottom) / 2, bottom - 20])
        if (!document.elementFromPoint(left + 200, y)?.closest('[data-row], h2')) blanks.push(top)
    }
    return blanks
  })
  expect(gaps).toEqual([])
  expect(await drawn.count()).toBeLessThan(60)
  await page.getByRole('searchbox', { name: say('Search contacts') }).fill('tran van 9876')
  await expect(drawn).toHaveCount(1)
})
