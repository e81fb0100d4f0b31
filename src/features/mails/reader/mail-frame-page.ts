import type { DOMPurify } from 'dompurify'
import { limitDepth } from '#src/lib/text/limit-depth.ts'
import { prose } from '#src/ui/text/prose.ts'

interface CleanMail {
  body: HTMLElement
  /** Something from elsewhere was left out. */
  isHeld: boolean
  /** It chose colours for white paper. */
  hasColors: boolean
}

/** A mail without anything that runs, asks or, unless `withPictures`, is fetched from elsewhere. */
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

/** Gives the frame's page the look of ours, and keeps it so when that changes. A mail with colours of its own gets white paper. */
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

/** Keeps the frame as high as its page. What is too wide scrolls sideways within. */
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
  // Keeps a style sheet that stands first.
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

/** With an escape anything can be meant, so that is not read closer. */
const fetches = /url\s*\(|image-set|@import|\\/i
const isRemote = (text: string) => /\/\//.test(text)
