import { ChevronRightIcon } from '@heroicons/react/16/solid'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { StateTag } from './state-tag.tsx'

/** A document as a list shows it. */
export interface DocumentRow {
  id: string
  /** The address of the document. */
  to: string
  /** The search parameters of the address. */
  search?: Readonly<Record<string, string>>
  /** An icon or a picture before the words. */
  lead?: ReactNode
  code: string
  at: string
  status: string
  /** The customer, the supplier, or what else tells it from others. */
  title: string
  meta?: ReactNode
  /** An amount or a number of goods. */
  trail?: ReactNode
}

/** The element that takes the focus of a row. */
export const rowElementId = (id: string) => `document-${id}`

/** A document as a link to its page. */
export function DocumentLine({ row, tabIndex }: { row: DocumentRow; tabIndex: number }) {
  const formats = useFormats()
  const now = useNow()
  const at = new Date(row.at)
  return (
    <Link
      id={rowElementId(row.id)}
      data-row={row.id}
      to={row.to}
      search={row.search ?? {}}
      tabIndex={tabIndex}
      className={line}
      preload={false}
    >
      {row.lead}
      <span className={words}>
        <span className={name}>{row.title}</span>
        <span className={meta}>
          {row.code} · {formatDay(at, now, formats)}, {formatTime(at, formats.locale)}
          {row.meta && <> · {row.meta}</>}
        </span>
      </span>
      <span className={end}>
        {row.trail !== undefined && <span className={amount}>{row.trail}</span>}
        <StateTag status={row.status} />
      </span>
      <ChevronRightIcon aria-hidden="true" className={chevron} />
      <RowMark table="shopDocuments" id={row.id} />
    </Link>
  )
}

const line = css({
  position: 'relative',
  '--mark-inset': '{spacing.1}',
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: '[4.25rem]',
  paddingInline: 'page',
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const words = css({ flex: '1', minWidth: '0' })
const name = css({ display: 'block', fontWeight: 'label', truncate: true })
const meta = css({
  display: 'block',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
  lineClamp: '2',
})
const end = css({
  flex: 'none',
  display: 'flex',
  flexDirection: { base: 'column', md: 'row-reverse' },
  alignItems: { base: 'end', md: 'center' },
  gap: { base: '1', md: '5' },
})
const amount = css({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'label',
  minWidth: { md: '32' },
  textAlign: 'end',
})
const chevron = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', color: 'disabled' })
