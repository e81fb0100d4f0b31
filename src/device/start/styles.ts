/** The style sheets of the build, each of which contains the one before. None during development. */
const sheets = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles?.split(' ') ?? []

/** The address of this script, below which the sheets are too. */
const own = import.meta.url

/** The link that `display.js` has added. */
let link = document.querySelector<HTMLLinkElement>('link[data-sheet]')
/** Undefined when the sheet of `link` applies. */
let loading = link ? applied(link) : undefined

/**
 * Resolves when the style sheet with this index, or one that contains it, applies; returns undefined when it already
 * does, so that a chunk whose script is there is shown without a wait. Rejects with a `TypeError` when it cannot be fetched.
 */
export function loadStyles(index: number): Promise<void> | undefined {
  const previous = link
  if (!previous || index <= Number(previous.dataset.sheet)) return loading
  const next = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: new URL(`../${sheets[index]}`, own).href,
  })
  next.dataset.sheet = String(index)
  previous.after(next)
  link = next
  loading = applied(next).then(
    () => previous.remove(),
    error => {
      next.remove()
      if (link === next) link = previous
      throw error
    },
  )
  return loading
}

/** The same for the sheet that contains the styles of all screens. */
export const loadAllStyles = () => loadStyles(sheets.length - 1)

function applied(sheet: HTMLLinkElement) {
  return new Promise<void>((resolve, reject) => {
    if (sheet.sheet) return resolve()
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => reject(new TypeError(`Missing chunk: ${sheet.href}`)))
  }).finally(() => {
    if (link === sheet) loading = undefined
  })
}
