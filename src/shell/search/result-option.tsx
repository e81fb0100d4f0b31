import { DataLink } from '#src/blocks/links/data-link.tsx'
import { highlight } from '#src/lib/text/highlight.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { css, cva } from '#styled-system/css'
import type { Result } from './find-everything.ts'
import { ResultLead } from './result-lead.tsx'

interface Props {
  id: string
  kind: string
  result: Result
  query: string
  isActive: boolean
  onLeave: () => void
}

/** One result, with the matching part of its text marked. */
export function ResultOption({ id, kind, result, query, isActive, onLeave }: Props) {
  const { value, link, about, completed = false } = result
  const marked = highlight(value, query)
  return (
    <DataLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      link={link}
      useRouter
      onClick={onLeave}
      className={line}
    >
      <ResultLead kind={kind} result={result} />
      <span className={text({ completed })}>{marked ? <Highlight text={marked} /> : value}</span>
      {about && <span className={aside}>{about}</span>}
    </DataLink>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'md',
  scrollMarginBlock: '12',
  _hover: { background: 'hover' },
  '&[aria-selected=true]': { background: 'accent.selected', color: 'accent.onSelected' },
})
const aside = css({
  flex: 'none',
  maxWidth: '[40%]',
  marginInlineStart: 'auto',
  truncate: true,
  textStyle: 'caption',
  color: 'subtle',
})
const text = cva({
  base: {
    minWidth: '0',
    truncate: true,
    '& mark': { background: 'transparent', color: 'accent.text', fontWeight: 'title' },
  },
  variants: { completed: { true: { textDecoration: 'line-through', color: 'subtle' }, false: {} } },
})
