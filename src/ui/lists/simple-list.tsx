import { ChevronRightIcon } from '@heroicons/react/16/solid'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { css, cva } from '#styled-system/css'

/** A row of a `SimpleList`. */
export interface SimpleListItem {
  id: string
  /** The address that the row opens; without it the row is not a link. */
  to?: string
  lead?: ReactNode
  title: ReactNode
  meta?: ReactNode
  /** A value or an action at the end. */
  trail?: ReactNode
  tone?: 'plain' | 'danger' | 'warning'
}

interface Props {
  rows: SimpleListItem[]
  /** Shown when there are no rows. */
  empty: ReactNode
}

/** A list of any kind of entries, one per line. */
export const SimpleList = ({ rows, empty }: Props) =>
  rows.length > 0 ? (
    <ul className={css({ paddingBlockEnd: '2' })}>
      {rows.map(row => (
        <li key={row.id} className={css({ '& + &': { borderBlockStart: 'hairline' } })}>
          <Line {...row} />
        </li>
      ))}
    </ul>
  ) : (
    <p className={nothing}>{empty}</p>
  )

function Line({ to, lead, title, meta, trail, tone = 'plain' }: SimpleListItem) {
  const content = (
    <>
      {lead}
      <span className={css({ flex: '1', minWidth: '0' })}>
        <span className={name}>{title}</span>
        {meta && <span className={more}>{meta}</span>}
      </span>
      {trail !== undefined && <span className={end({ tone })}>{trail}</span>}
    </>
  )
  if (!to) return <div className={line({ leads: false })}>{content}</div>
  return (
    <Link to={to} className={line({ leads: true })}>
      {content}
      <ChevronRightIcon aria-hidden="true" className={chevron} />
    </Link>
  )
}

const line = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minHeight: 'row',
    paddingInline: 'card',
    paddingBlock: '2',
  },
  variants: {
    leads: {
      true: { _hover: { background: 'hover' }, _focusVisible: { outlineOffset: '[-2px]' } },
      false: {},
    },
  },
})
const name = css({ fontWeight: 'label', lineClamp: '2' })
const more = css({ display: 'block', textStyle: 'caption', color: 'subtle', truncate: true })
const end = cva({
  base: { flex: 'none', textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
  variants: {
    tone: {
      plain: { color: 'muted', fontWeight: 'text' },
      danger: { color: 'danger.text' },
      warning: { color: 'warning.text' },
    },
  },
})
const chevron = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', color: 'disabled' })
const nothing = css({ color: 'muted', paddingInline: 'card', paddingBlockStart: '1', paddingBlockEnd: '5' })
