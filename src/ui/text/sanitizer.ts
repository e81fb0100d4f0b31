import type { DOMPurify } from 'dompurify'
import { retryImport } from '#src/ui/lazy/retry-import.ts'

let purifier: Promise<DOMPurify> | undefined

/** The cleaner is heavy and comes with the first text. Whatever a link leads to opens apart and knows nothing of us. */
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
 * The cleaner takes `onclick` and its like away. But it lets the browser parse them first, and Chromium logs each as
 * refused by the policy; so they lose their names before. Only for a quiet console: safety is the cleaner's.
 */
export const stripEventHandlers = (html: string) =>
  html.replace(/<[a-z][^>]*>?/gi, tag => tag.replace(/([\s"'/])on(?=\w+\s*=)/gi, '$1data-'))
