import type { Locator } from '@playwright/test'
import { cardOf, cardsOf, columnsOf } from '#tests/support/data/notes.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

eachMirroredVariant(({ isPhone, testIn }) => {
  testIn(3)(
    'notes are shown in columns and in their folders, are found and printed',
    async ({ page, say }) => {
      await open(page, 'apps/notes')
      const tet = cardOf(page, 'Bày quầy Tết')
      const place = (name: string) =>
        page.getByRole('navigation', { name: say('Places of notes') }).getByRole('link', { name })
      const heading = (name: string) => page.getByRole('heading', { level: 1, name })
      // Only the cards near the visible part of the list are rendered.
      const all = page.getByRole('status').filter({ hasText: /^13 / })
      const search = page.getByRole('searchbox', { name: say('Search notes') })

      await test.step('the number of columns depends on the width', async () => {
        await expect(cardOf(page, 'Giao ca sáng')).toBeVisible()
        expect(await columnsOf(page)).toBe(isPhone ? 2 : 3)
        const size = page.viewportSize() ?? { width: 0, height: 0 }
        for (const [width, count] of [
          [320, 1],
          [2200, 5],
          [size.width, isPhone ? 2 : 3],
        ] as const) {
          await page.setViewportSize({ ...size, width })
          await expect.poll(() => columnsOf(page), `at ${width} px`).toBe(count)
        }
        expect(
          await page.getByRole('main').evaluate(main => main.scrollWidth - main.clientWidth),
          'nothing hangs over the edge',
        ).toBe(0)
      })

      await test.step('a card shows its picture, to-dos and reminder, and a short text in a large size', async () => {
        await expect(tet.locator('img')).toHaveAttribute('src', /tet\.svg$/)
        await expect(tet.getByRole('checkbox')).toHaveCount(3)
        await expect(tet.getByText(say('To-dos'), { exact: true })).toBeVisible()
        await expect(cardOf(page, 'Giao ca sáng').getByText('13:45')).toBeVisible()
        const sizeOf = (words: Locator) =>
          words.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
        expect(
          await sizeOf(cardOf(page, 'Tủ mát luôn để 4 độ').getByRole('link')),
          'a short text is set large',
        ).toBeGreaterThan(await sizeOf(cardOf(page, 'Món cơm ca tối').locator('p')))
      })

      await test.step('each link of the sidebar lists its notes', async () => {
        await place(say('Reminders')).click()
        await expect(heading(say('Reminders'))).toBeVisible()
        await expect(cardsOf(page)).toHaveCount(5)
        await place(say('Archive')).click()
        await expect(heading(say('Archive'))).toBeVisible()
        await expect(cardsOf(page)).toHaveCount(3)
        await expect(cardOf(page, 'Họp lớp')).toBeVisible()
        await place(say('Family')).click()
        await expect(heading(say('Family'))).toBeVisible()
        await expect(cardsOf(page)).toHaveCount(2)
        await place(say('All notes')).click()
        await expect(page).toHaveURL(/notes$/)
        await expect(all).toBeVisible()
      })

      await test.step('the search ignores accents', async () => {
        await page.keyboard.press('/')
        await expect(search).toBeFocused()
        await page.keyboard.type('dau moi hanh tim')
        await expect(cardsOf(page)).toHaveCount(1)
        await expect(cardOf(page, 'Đi chợ đầu mối thứ Bảy')).toBeVisible()
        await search.fill('khong co gi')
        await expect(page.getByRole('heading', { name: say('No results found!') })).toBeVisible()
        await search.fill('')
        await expect(all).toBeVisible()
      })

      const titles = await test.step('all notes are printed, without the controls', async () => {
        await page.emulateMedia({ media: 'print' })
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
        await expect(cardsOf(page)).toHaveCount(13)
        const titles = await cardsOf(page).getByRole('link').allTextContents()
        for (const chrome of [search, place(say('Archive')), page.getByRole('banner').first()])
          await expect(chrome).toBeHidden()
        await expect(page.getByRole('textbox', { name: say('Write a note') })).toBeHidden()
        for (const title of titles) await expect(cardOf(page, title)).toBeVisible()
        const overlaps = await cardsOf(page).evaluateAll(cards => {
          const boxes = cards.map(card => card.getBoundingClientRect())
          return boxes.filter((a, index) =>
            boxes.some(
              (b, other) => other > index && a.left === b.left && a.top < b.bottom && b.top < a.bottom,
            ),
          ).length
        })
        expect(overlaps, 'no card is printed over another').toBe(0)
        await page.evaluate(() => dispatchEvent(new Event('afterprint')))
        await page.emulateMedia({ media: 'screen' })
        return titles
      })

      await test.step('the lists are available after an offline reload', async () => {
        await goTo(page, 'apps/notes?label=tasks')
        await expect(heading(say('To-dos'))).toBeVisible()
        await expect(cardsOf(page)).toHaveCount(3)
        await reloadOffline(page)
        await expect(heading(say('To-dos'))).toBeVisible()
        await expect(cardsOf(page)).toHaveCount(3)
        await expect(tet.locator('img')).toBeVisible()
        await place(say('All notes')).click()
        await expect(all).toBeVisible()
        expect(titles).toEqual(
          expect.arrayContaining(await cardsOf(page).getByRole('link').allTextContents()),
        )
        await place(say('Archive')).click()
        await settled(page)
        await expect(cardsOf(page)).toHaveCount(3)
      })
    },
  )
})
