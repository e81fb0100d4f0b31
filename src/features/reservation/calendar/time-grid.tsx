import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { clock } from '#src/features/reservation/days.ts'
import { dayOf, minuteOf } from '#src/lib/shop-day.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { css, cva } from '#styled-system/css'
import { Block } from './block.tsx'
import { hoursOf, layOut } from './lay-out.ts'

/** A column of the calendar: a resource on a day, or a whole day. */
export interface Column {
  id: string
  /** The accessible name of its list. */
  name: string
  head: ReactNode
  day: string
  rows: readonly Reservation[]
}

interface Props {
  label: string
  columns: readonly Column[]
  withResource: boolean
  /** The id of the column that a narrow window shows first. */
  beginAt?: string
  onOpen: (id: string) => void
  /** A free place was pressed; undefined for users who may not add. */
  onAdd?: ((column: Column, minute: number) => void) | undefined
}

/** The height of an hour: half an hour is as high as a finger needs. */
const HOUR_REM = 5.5
/** The width of the hours. */
const HOURS_REM = 3.75
const STEP = 30
/** What is shown above the time that matters. */
const LEAD = 45

/** The hours of days downwards and columns beside each other. The list of a column is in the order of time. */
export function TimeGrid({ label, columns, withResource, beginAt, onOpen, onAdd }: Props) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const now = useNow().toISOString()
  const placed = columns.map(({ rows, day }) => layOut(rows, day))
  const { first, last } = hoursOf(placed.flat())
  const top = (minute: number) => `${((minute - first * 60) / 60) * HOUR_REM}rem`
  const hours = Array.from({ length: last - first }, (_, index) => first + index)
  const minuteNow = minuteOf(now)
  const time = clock(minuteNow)
  const isNowShown = minuteNow >= first * 60 && minuteNow <= last * 60
  const isToday = columns.some(({ day }) => day === dayOf(now))
  const earliest = Math.min(...placed.flat().map(({ from }) => from))
  const wanted = isToday ? minuteNow : Number.isFinite(earliest) ? earliest : first * 60
  const place = [beginAt, ...columns.map(({ day }) => day)].join(' ')

  const begin = Math.max(0, (wanted - LEAD - first * 60) / 60) * HOUR_REM
  const scroll = useEffectEvent(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const column = frame.current?.querySelector<HTMLElement>('[data-begin]')
    const left = column ? column.offsetLeft - HOURS_REM * rem : 0
    frame.current?.scrollTo({ top: begin * rem, left })
  })
  // The grid begins at what matters; it does not move while the time passes.
  useEffect(() => {
    if (place) scroll()
  }, [place])

  function press(event: MouseEvent<HTMLElement>, column: Column) {
    if (event.target !== event.currentTarget || !onAdd) return
    const { top: edge, height } = event.currentTarget.getBoundingClientRect()
    const minute = first * 60 + ((event.clientY - edge) / height) * (last - first) * 60
    onAdd(column, Math.floor(minute / STEP) * STEP)
  }

  return (
    <section
      ref={frame}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys as well
      tabIndex={0}
      className={scroller}
    >
      <div
        className={sheet}
        style={{
          gridTemplateColumns: `${HOURS_REM}rem repeat(${columns.length}, minmax(var(--column), 1fr))`,
        }}
      >
        <div className={corner} />
        {columns.map(column => (
          <div
            key={column.id}
            data-begin={column.id === beginAt || undefined}
            className={head({ isToday: withResource && column.day === dayOf(now) })}
          >
            {column.head}
          </div>
        ))}
        <div className={times} style={{ height: `${hours.length * HOUR_REM}rem` }} aria-hidden="true">
          {hours.map(hour => (
            <span key={hour} className={hourMark} style={{ top: top(hour * 60) }}>
              {clock(hour * 60)}
            </span>
          ))}
        </div>
        {columns.map((column, index) => (
          <div
            key={column.id}
            role="presentation"
            className={body({ canAdd: onAdd !== undefined })}
            style={{ backgroundSize: `100% ${HOUR_REM}rem` }}
            onClick={event => press(event, column)}
          >
            <ul aria-label={column.name}>
              {placed[index]?.map(({ row, from, to, lane, lanes }) => (
                <li
                  key={row.id}
                  className={slot}
                  style={{
                    top: top(from),
                    height: `${((to - from) / 60) * HOUR_REM}rem`,
                    insetInlineStart: `${(lane / lanes) * 100}%`,
                    width: `${100 / lanes}%`,
                  }}
                >
                  <Block row={row} withResource={withResource} onOpen={() => onOpen(row.id)} />
                </li>
              ))}
            </ul>
            {isNowShown && column.day === dayOf(now) && (
              <div className={line} style={{ top: top(minuteNow) }}>
                <span className={css({ srOnly: true })}>{t`Now: ${time}`}</span>
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

const scroller = css({
  flex: '1',
  minHeight: '0',
  minWidth: '0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderBlockStart: 'hairline',
  background: 'surface',
  _focusVisible: { outlineOffset: '[-2px]' },
  _print: { overflow: 'visible' },
})
const sheet = css({ '--column': { base: '9rem', md: '8rem' }, display: 'grid', minWidth: 'min' })
const corner = css({
  position: 'sticky',
  top: '0',
  insetInlineStart: '0',
  zIndex: 'topbar',
  background: 'surface',
  borderBlockEnd: 'hairline',
  borderInlineEnd: 'hairline',
})
const head = cva({
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    minHeight: '11',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    paddingInline: '2',
    paddingBlock: '1',
    textStyle: 'label',
    textAlign: 'center',
    background: 'surface',
    borderBlockEnd: 'hairline',
    borderInlineEnd: 'hairline',
  },
  variants: { isToday: { true: { color: 'accent.text', fontWeight: 'title' } } },
})
const times = css({
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: 'sticky',
  background: 'surface',
  borderInlineEnd: 'hairline',
})
const hourMark = css({
  position: 'absolute',
  insetInlineEnd: '2',
  transform: 'translateY(-50%)',
  _first: { transform: 'none' },
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
})
const body = cva({
  base: {
    position: 'relative',
    borderInlineEnd: 'hairline',
    backgroundImage: '[linear-gradient(to bottom, {colors.border} 1px, transparent 1px)]',
  },
  variants: { canAdd: { true: { cursor: 'cell' } } },
})
const slot = css({ position: 'absolute', padding: '[1px 2px]' })
const line = css({
  position: 'absolute',
  insetInline: '0',
  zIndex: 'raised',
  height: '[2px]',
  background: 'accent.solid',
  pointerEvents: 'none',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '[-4px]',
    top: '[-3px]',
    width: '[8px]',
    height: '[8px]',
    borderRadius: 'full',
    background: 'accent.solid',
  },
})
