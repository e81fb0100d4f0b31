import { cardOf, cardsOf, insertNotes } from '#tests/support/data/notes.ts'
import { expect, open, settled } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

eachMirroredVariant(({ testIn }) => {
  testIn(3)(
    '@long ten thousand notes scroll without an empty area, only a few are rendered, and they are found immediately',
    async ({ page, say }) => {
      await open(page, 'apps/notes')
      await insertNotes(page, 10_000)
      await page.reload()
      await settled(page)
      await expect(cardsOf(page).first()).toBeVisible()
      const { blanks, most, height } = await page.evaluate(async () => {
        const grid = document.querySelector('main li[data-index]')?.closest('[role=group]')
        const scroller = grid?.parentElement
        if (!grid || !scroller) throw new Error('There is no grid')
        const seen = { blanks: [] as number[], most: 0, height: scroller.scrollHeight }
        const isBlank = () => {
          const view = scroller.getBoundingClientRect()
          const top = Math.max(view.top, grid.getBoundingClientRect().top)
          return [...grid.children].some(column => {
            const shown = [...column.children]
              .map(card => card.getBoundingClientRect())
              .filter(box => box.bottom > top && box.top < view.bottom)
              .toSorted((a, b) => a.top - b.top)
            const ends = [top, ...shown.flatMap(box => [box.top, box.bottom]), view.bottom]
            return ends.some((end, index) => index % 2 === 0 && (ends[index + 1] ?? 0) - end > 20)
          })
        }
        // The columns have different heights at their end.
        for (let top = 0; top < scroller.scrollHeight * 0.9; top += scroller.scrollHeight / 40) {
          scroller.scrollTop = top
          // Other work of the page may delay the rendering by one or two frames.
          for (let frame = 0; frame < 2 || (frame < 5 && isBlank()); frame++)
            await new Promise(requestAnimationFrame)
          if (isBlank()) seen.blanks.push(top)
          seen.most = Math.max(seen.most, grid.querySelectorAll('li[data-index]').length)
        }
        return seen
      })
      expect(height, 'all of them have their place').toBeGreaterThan(300_000)
      expect(blanks).toEqual([])
      expect(most).toBeLessThan(100)

      const search = page.getByRole('searchbox', { name: say('Search notes') })
      await search.fill('ghi chu so 9876')
      await expect(cardsOf(page)).toHaveCount(1)
      await expect(cardOf(page, 'Ghi chú số 9876')).toBeVisible()
      await expect(page).toHaveURL(/q=/)

      await reloadOffline(page)
      await expect(cardOf(page, 'Ghi chú số 9876')).toBeVisible()
      await search.fill('')
      await expect(cardOf(page, 'Giao ca sáng'), 'what is pinned comes first').toBeVisible()
      await expect(cardOf(page, 'Ghi chú số 10000')).toBeVisible()
    },
  )
})
