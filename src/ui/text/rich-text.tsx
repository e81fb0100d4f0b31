import { Suspense, use } from 'react'
import { limitDepth } from '#src/lib/text/limit-depth.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { cx } from '#styled-system/css'
import { prose } from './prose.ts'
import { loadSanitizer, stripEventHandlers } from './sanitizer.ts'

/** Shows HTML written by people: mails, notes, guides. The app creates elements from HTML only in this file. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <Suspense fallback={<Skeleton height="4rem" className={className} />}>
      <Clean html={html} className={className} />
    </Suspense>
  )
}

function Clean({ html, className }: { html: string; className: string | undefined }) {
  const safe = use(loadSanitizer()).sanitize(stripEventHandlers(limitDepth(html)), rules)
  return <div className={cx(prose, className)} dangerouslySetInnerHTML={{ __html: safe }} />
}

/**
 * Shows a title or a sentence with simple emphasis, without its own style. Put it inside a `Suspense`, which waits for
 * the sanitiser.
 */
export function RichLine({ html, className }: { html: string; className?: string }) {
  const safe = use(loadSanitizer()).sanitize(stripEventHandlers(limitDepth(html)), lineRules)
  return <span className={className} dangerouslySetInnerHTML={{ __html: safe }} />
}

const lineRules = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'em', 'i', 'mark', 's', 'small', 'strong', 'sub', 'sup', 'u'],
  ALLOWED_ATTR: ['href'],
  RETURN_TRUSTED_TYPE: true as const,
}

const rules = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['mark'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'dialog'],
  FORBID_ATTR: ['style', 'class', 'id', 'name'],
  RETURN_TRUSTED_TYPE: true as const,
}
