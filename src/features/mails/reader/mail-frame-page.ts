import type { DOMPurify } from 'dompurify'
import { limitDepth } from '#src/lib/text/limit-depth.ts'
import { prose } from '#src/ui/text/prose.ts'

interface CleanMail {
  body: HTMLElement
  /** Remote content was removed. */
  isHeld: boolean
  /** The mail sets its own colours, which assume white paper. */
  hasColors: boolean
}

/**
 * Removes scripts, forms and media from a mail and, unless `withPictures`, everything that loads from another server.
 */
export function cleanMail(html: string, purify: DOMPurify, withPictures: boolean): CleanMail {
  const body = purify.sanitize(limitDepth(html), rules) as HTMLElement
  let isHeld = false
  const drop = (element: Element, attribute: string) => {
    isHeld ||= isRemote(element.getAttribute(attribute) ?? '')
    element.removeAttribute(attribute)
  }
  const keeps = (url: string) => /^data:image\//i.test(url) || (withPictures && /^https:/i.test(url))

  for (const element of body.querySelectorAll('[src]'))
    if (!keeps(element.getAttribute('src') ?? '')) drop(element, 'src')
  for (const attribute of ['srcset', 'background'])
    for (const element of body.querySelectorAll(`[${attribute}]`)) drop(element, attribute)
  for (const element of body.querySelectorAll('[style]'))
    if (fetches.test(element.getAttribute('style') ?? '')) drop(element, 'style')
  for (const sheet of body.querySelectorAll('style')) if (fetches.test(sheet.textContent)) sheet.remove()

  const hasColors =
    body.querySelector('style, [bgcolor], [color], [style*=color], [style*=background]') !== null
  return { body, isHeld: isHeld && !withPictures, hasColors }
}

/**
 * Copies our theme to the frame's page and updates it when the theme changes. A mail with its own colours gets white
 * paper.
 */
export function dress(page: Document, hasColors: boolean) {
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
    page.head.append(page.importNode(sheet, true))
  page.body.className = prose
  Object.assign(page.body.style, {
    margin: '0',
    minHeight: '0',
    display: 'flow-root',
    background: hasColors ? 'white' : 'transparent',
    padding: hasColors ? '1rem' : '0',
  })
  function follow() {
    for (const { name, value } of document.documentElement.attributes)
      page.documentElement.setAttribute(name, value)
    if (hasColors) page.documentElement.setAttribute('data-scheme', 'light')
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}

/** Keeps the frame as high as its page. Wider content scrolls sideways within the frame. */
export function fitHeight(page: Document) {
  const fit = () => {
    const isWide = page.documentElement.scrollWidth > page.documentElement.clientWidth
    const frame = page.defaultView?.frameElement
    if (frame instanceof HTMLElement) frame.style.height = `${page.body.offsetHeight + (isWide ? 18 : 0)}px`
  }
  const observer = new ResizeObserver(fit)
  observer.observe(page.body)
  return () => observer.disconnect()
}

const rules = {
  RETURN_DOM: true as const,
  USE_PROFILES: { html: true },
  // Keeps a style sheet that is the first element.
  FORCE_BODY: true,
  FORBID_TAGS: [
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'dialog',
    'audio',
    'video',
    'source',
    'track',
  ],
  FORBID_ATTR: ['id', 'name', 'ping', 'poster'],
}

/** CSS escapes can hide any text, so every text with an escape counts as one that loads something. */
const fetches = /url\s*\(|image-set|@import|\\/i
const isRemote = (text: string) => /\/\//.test(text)
