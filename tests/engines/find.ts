/** What a person looks for: a role, and the whole accessible name. */
export interface Target {
  role: string
  name: string
  /** Whether it must be ticked or pressed. */
  isOn?: boolean
  /** The text in the field. */
  value?: string
}

/**
 * Returns the first element with a role and a name that can be used now: it is visible, does not move, and nothing covers
 * it. Scrolls to it. Runs in the page.
 */
export function findUsable({ role, name, isOn = false, value }: Target): Element | undefined {
  const native: Record<string, string> = {
    button: 'button, summary, input[type=submit]',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    radio: 'input[type=radio]',
    searchbox: 'input[type=search]',
    textbox:
      'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], textarea, [contenteditable=true]',
  }
  const isRole = (element: Element) =>
    (element.getAttribute('role') ?? (element.matches(native[role] ?? ':not(*)') ? role : '')) === role
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    return own ?? Array.from(node.childNodes, textOf).join(node.childElementCount > 0 ? ' ' : '')
  }
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = ids.flatMap(id => document.getElementById(id) ?? [])
    if (labels.length > 0) return labels.map(textOf).join(' ')
    const own = element.getAttribute('aria-label')
    if (own) return own
    const outer = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : []
    if (outer.length > 0) return outer.map(textOf).join(' ')
    const isField = element.matches('input, textarea, select, [contenteditable]')
    const content = isField ? element.getAttribute('placeholder') : textOf(element)
    return content || (element.getAttribute('title') ?? '')
  }
  const isMoving = (element: Element) =>
    document.getAnimations().some(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' && !isEndless && target?.contains(element)
    })
  const isUsable = (element: Element) => {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden=true]')
    )
      return false
    if (element.matches(':disabled') || isMoving(element)) return false
    const isInView = () => {
      const box = element.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const label = top?.closest('label')
      return (
        top !== null && (element.contains(top) || top.contains(element) || label?.contains(element) === true)
      )
    }
    if (isInView()) return true
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return isInView()
  }
  return [...document.querySelectorAll(`[role=${role}], ${native[role] ?? ':not(*)'}`)].find(
    element =>
      isRole(element) &&
      plain(nameOf(element)) === name &&
      (!isOn || element.matches(':checked, [aria-checked=true], [aria-pressed=true]')) &&
      (value === undefined || ('value' in element && element.value === value)) &&
      isUsable(element),
  )
}
