import type { DOMPurify } from 'dompurify'
import { retryImport } from '#src/lib/retry-import.ts'

let purifier: Promise<DOMPurify> | undefined

/**
 * Resolves to the sanitiser, which is large and loads with the first text. Links in sanitised HTML open in a new tab
 * without a referrer.
 */
export function loadSanitizer() {
  purifier ??= retryImport(() => import('dompurify')).then(({ default: purify }) => {
    purify.addHook('afterSanitizeAttributes', node => {
      if (node instanceof HTMLImageElement && !node.hasAttribute('alt')) node.alt = ''
      if (!(node instanceof HTMLAnchorElement)) return
      node.target = '_blank'
      node.relList.add('noopener', 'noreferrer')
    })
    return purify
  })
  return purifier
}

/**
 * Waits for the sanitiser together with the data of a screen, so that a written text appears with the screen and moves
 * nothing later. Never rejects: the text reports what fails.
 */
export async function withSanitizer<T>(data: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([data, loadSanitizer().catch(() => undefined)])
  return loaded
}

/**
 * Renames `onclick` and similar attributes. The sanitiser removes them, but the browser parses them first, and Chromium
 * logs each one as refused by the content security policy. This only avoids log entries; the sanitiser provides the
 * security.
 */
export const stripEventHandlers = (html: string) =>
  html.replace(/<[a-z][^>]*>?/gi, tag => tag.replace(/([\s"'/])on(?=\w+\s*=)/gi, '$1data-'))
