import type { ElementHandle, Page } from 'puppeteer-core'
import type { Handle } from './engine.ts'

/** No screen has more controls. */
const MOST_PRESSES = 250

/** Uses an element with the keyboard alone: Tab and the arrow keys reach it, and Enter or the space bar presses it. */
export const byKeyboard = (found: ElementHandle<Element>, page: Page): Handle => ({
  async click() {
    await reach(found, page)
    const key = await found.evaluate(target => {
      if (target.matches('input[type=checkbox], input[type=radio]')) return 'Space'
      return target.matches('input, textarea, [contenteditable]') ? undefined : 'Enter'
    })
    if (key) await page.keyboard.press(key)
  },
  type: text => page.keyboard.type(text),
})

/** Moves the focus to an element. Rejects with an `Error` when the keyboard does not reach it. */
async function reach(found: ElementHandle<Element>, page: Page) {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const next = await found.evaluate(target => {
      const { activeElement: active } = document
      if (active === target) return undefined
      // Of a list, one item is a stop of Tab; arrow keys move to the others.
      const list = target.closest('ul, ol, table, [role=listbox], [role=menu], [role=tablist]')
      if (!active || !list?.contains(active)) return 'Tab'
      if (!(target instanceof HTMLElement) || target.tabIndex >= 0) return 'Tab'
      const [from, to] = [active.getBoundingClientRect(), target.getBoundingClientRect()]
      if (to.top >= from.bottom) return 'ArrowDown'
      if (to.bottom <= from.top) return 'ArrowUp'
      return to.left > from.left ? 'ArrowRight' : 'ArrowLeft'
    })
    if (!next) return
    await page.keyboard.press(next)
  }
  const name = await found.evaluate(target => target.outerHTML.slice(0, 200))
  throw new Error(`The keyboard does not reach ${name}`)
}
