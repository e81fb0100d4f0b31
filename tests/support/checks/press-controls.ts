import type { Page } from '@playwright/test'

/** A control of a screen, by its name and its place among those of the same name. */
export interface Control {
  name: string
  nth: number
}

/**
 * `gone`: an earlier control has removed it, put it out of use, or covered it with a dialog. `live`: the page shows a
 * change. `dead`: it shows none within three seconds, also after a second click without a focus.
 */
export type Press = 'gone' | 'live' | 'dead'

interface Presser {
  /** The writes that have no reply yet. */
  writes: number
  /** Whether the last press has deleted something. */
  hasRemoved: boolean
  controls(): Control[]
  press(control: Control): Promise<Press>
}

declare global {
  var presser: Presser
}

/**
 * Prepares the pages of a context for `controlsOf` and `press`. All that a press needs runs in the page, because each
 * step from outside costs as much as the press.
 */
export const preparePresses = (target: Pick<Page, 'addInitScript'>) => target.addInitScript(installPresser)

/**
 * Returns the controls of the screen. Of the rows of a list only the first one counts, and a control that is chosen
 * already has no effect.
 */
export const controlsOf = (page: Page) => page.evaluate(() => globalThis.presser.controls())

/** Clicks a control. Rejects when something else than a dialog covers it. A page that is left shows a change. */
export const press = (page: Page, control: Control) =>
  page
    .evaluate(control => globalThis.presser.press(control), control)
    .catch((error: unknown) => {
      if (/navigation|context was destroyed/i.test(String(error))) return 'live' as const
      throw error
    })

/** Waits until each write has its reply. */
export const written = (page: Page) => page.waitForFunction(() => globalThis.presser.writes === 0)

/** Returns whether the last press has deleted something. */
export const hasRemoved = (page: Page) => page.evaluate(() => globalThis.presser.hasRemoved)

function installPresser() {
  const PATIENCE_MS = 3000
  const REST_MS = 10_000
  const SELECTOR =
    ':is(main, [role=dialog], body > form) :is(button, [role=tab], [role=switch], summary, a[href^="?"])'
  /** Counts what a click does: changes of the page, and what the page does not show. */
  let effects = 0

  const count = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { value: () => void effects++, configurable: true })
  count(globalThis, 'print')
  count(globalThis, 'open')
  count(HTMLInputElement.prototype, 'showPicker')
  // A page without an origin has no clipboard.
  if (globalThis.Clipboard) for (const name of ['write', 'writeText']) count(Clipboard.prototype, name)
  // An animation that is played again.
  addEventListener('animationstart', () => void effects++)
  addEventListener('scroll', () => void effects++, { capture: true })
  const { click } = HTMLElement.prototype
  // Files are chosen, and downloads begin, by a click of the script.
  HTMLElement.prototype.click = function () {
    effects++
    click.call(this)
  }
  const { fetch } = globalThis
  globalThis.fetch = async (asked, options) => {
    const isWrite = (options?.method ?? 'GET') !== 'GET'
    if (isWrite) presser.writes++
    if (options?.method === 'DELETE' || /\/remove\b/.test(String(asked))) presser.hasRemoved = true
    try {
      return await fetch(asked, options)
    } finally {
      if (isWrite) presser.writes--
    }
  }

  const observer = new MutationObserver(records => {
    if (records.some(isNoticed)) effects++
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  })

  const presser: Presser = { writes: 0, hasRemoved: false, controls, press }
  globalThis.presser = presser

  function controls() {
    const counts = new Map<string, number>()
    const found: Control[] = []
    for (const control of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      const name = nameOf(control)
      const nth = counts.get(name) ?? 0
      counts.set(name, nth + 1)
      const row = control.closest('li, tr, [data-row], article')
      const isLaterRow = Boolean(row?.previousElementSibling?.matches(row.tagName))
      const isChosen = control.matches(
        '[aria-selected=true], [aria-pressed=true], [aria-current], [data-state=active], [aria-checked=true][role=radio]',
      )
      // An open modal dialog lets no presses through to the page.
      const isReachable = isVisible(control) && getComputedStyle(control).pointerEvents !== 'none'
      if (isReachable && isEnabled(control) && !isChosen && !isLaterRow) found.push({ name, nth })
    }
    return found
  }

  async function press({ name, nth }: Control): Promise<Press> {
    const control = [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter(
      control => nameOf(control) === name,
    )[nth]
    if (!control || !isVisible(control) || !isEnabled(control)) return 'gone'
    if (getComputedStyle(control).pointerEvents === 'none') return 'gone'
    presser.hasRemoved = false
    control.scrollIntoView({ block: 'center' })
    const dialog = topAt(control)?.closest('[role=dialog]')
    if (dialog && !dialog.contains(control)) return 'gone'
    await uncovered(control)
    // The title of an accordion takes a click only with the focus, which a pointer and the keyboard give it.
    if (control.matches(':is(h2, h3) > [aria-expanded]')) control.focus()
    if (await hasEffect(control)) return 'live'
    // What it gives the focus to may have it already.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return (await hasEffect(control)) ? 'live' : 'dead'
  }

  /**
   * Clicks without moving the pointer or the focus, so that a tooltip, or the focus, is not taken for an effect of the
   * control. Returns whether the page shows a change.
   */
  async function hasEffect(control: HTMLElement) {
    for (const message of document.querySelectorAll<HTMLElement>('#toasts [data-kind]'))
      message.dataset.seen = ''
    observer.takeRecords()
    const before = state()
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
    const end = performance.now() + PATIENCE_MS
    for (let pauseMs = 0; performance.now() < end; pauseMs = Math.min(2 * pauseMs + 10, 200)) {
      await pause(pauseMs)
      if (state() !== before) return true
    }
    return false
  }

  /** Waits until nothing covers a control that has come to rest. */
  async function uncovered(control: HTMLElement) {
    const end = performance.now() + REST_MS
    let place = ''
    while (performance.now() < end) {
      const before = place
      const { x, y } = control.getBoundingClientRect()
      place = `${x} ${y}`
      if (place === before && control.contains(topAt(control))) return
      await pause(16)
    }
    throw new Error(`“${nameOf(control)}” is covered, or moves`)
  }

  /** Returns what is on top at the middle of a control. */
  function topAt(control: HTMLElement) {
    const { x, y, width, height } = control.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)
  }

  /** Returns everything by which a user notices a change. */
  function state() {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    const focus = document.activeElement?.outerHTML.slice(0, 200)
    return JSON.stringify([
      location.href,
      focus,
      fields.map(({ value, checked }) => [value, checked]),
      effects,
    ])
  }

  /** Whether a user notices a mutation. A message that goes by itself is not an effect of the next control. */
  function isNoticed({ type, target, attributeName, oldValue, addedNodes }: MutationRecord) {
    const element = target instanceof Element ? target : target.parentElement
    if (element?.closest('#toasts'))
      return [element, ...addedNodes].some(
        node => node instanceof Element && node.closest('[data-kind]:not([data-seen])'),
      )
    return type !== 'attributes' || element?.getAttribute(attributeName ?? '') !== oldValue
  }

  function nameOf(control: HTMLElement) {
    return (
      control.getAttribute('aria-label') || control.textContent?.trim() || control.outerHTML.slice(0, 120)
    )
  }

  function isVisible(control: HTMLElement) {
    return control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function isEnabled(control: HTMLElement) {
    return !control.matches(':disabled, [aria-disabled=true], [inert] *')
  }

  function pause(ms: number) {
    return new Promise(resolve => setTimeout(resolve, ms))
  }
}
