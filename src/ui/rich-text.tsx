import type { DOMPurify } from 'dompurify'
import { Suspense, use } from 'react'
import { css, cx } from '#styled-system/css'
import { Skeleton } from './skeleton.tsx'

/** Shows HTML written by people: mails, notes, guides. The only place of the app where HTML becomes elements. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <Suspense fallback={<Skeleton height="4rem" className={className} />}>
      <Clean html={html} className={className} />
    </Suspense>
  )
}

function Clean({ html, className }: { html: string; className: string | undefined }) {
  const safe = use(loadPurifier()).sanitize(html, rules)
  return <div className={cx(prose, className)} dangerouslySetInnerHTML={{ __html: safe }} />
}

const rules = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['mark'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'dialog'],
  FORBID_ATTR: ['style', 'class', 'id', 'name'],
  RETURN_TRUSTED_TYPE: true as const,
}

let purifier: Promise<DOMPurify> | undefined

/** The cleaner is heavy and comes with the first text. Whatever a link leads to opens apart and knows nothing of us. */
function loadPurifier() {
  purifier ??= import('dompurify').then(({ default: purify }) => {
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

const prose = css({
  textStyle: 'read',
  maxWidth: 'pane.readMax',
  overflowWrap: 'anywhere',
  '& :is(p, ul, ol, blockquote, pre, table, figure) + *': { marginTop: '4' },
  '& :is(h1, h2, h3, h4)': { textStyle: 'titleSm', marginTop: '6', marginBottom: '2' },
  '& > :first-child': { marginTop: '0' },
  '& a': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '5' },
  '& blockquote': {
    borderInlineStart: '[3px solid {colors.border}]',
    paddingInlineStart: '4',
    color: 'muted',
  },
  '& :is(code, pre)': { fontFamily: 'mono', fontSize: 'label', background: 'sunken', borderRadius: 'sm' },
  '& code': { paddingInline: '1' },
  '& pre': { padding: '4', overflowX: 'auto' },
  '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'md' },
  '& table': { display: 'block', overflowX: 'auto' },
  '& :is(td, th)': { border: 'hairline', paddingInline: '3', paddingBlock: '1.5', textAlign: 'start' },
})
