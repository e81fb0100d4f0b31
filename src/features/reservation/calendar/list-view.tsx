import { Plural, Trans } from '@lingui/react/macro'
import { StateTag } from '#src/blocks/shop/documents/state-tag.tsx'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { localOf } from '#src/features/reservation/days.ts'
import { useCalendar } from '#src/features/reservation/use-calendar.ts'
import { spanOf, useGuestName } from '#src/features/reservation/words.ts'
import { formatDay } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** The reservations from a day on, or those that are searched, by day. */
export function ListView() {
  const formats = useFormats()
  const now = useNow()
  const { rows, pagination, search, change, open } = useCalendar()
  const { length, page, size } = pagination
  const days = [...new Set(rows.map(({ at }) => dayOf(at)))]

  if (rows.length === 0 && (search.q || search.status || search.resource))
    return (
      <NoMatches
        query={search.q ?? ''}
        actions={
          <Button onClick={() => change({ q: undefined, status: undefined, resource: undefined })}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>No reservation has this customer, state and resource. Try fewer filters.</Trans>
      </NoMatches>
    )
  if (rows.length === 0)
    return (
      <EmptyState title={<Trans>No reservations from this day on</Trans>}>
        <Trans>Tables, rooms, vehicles and times that customers reserve stand here.</Trans>
      </EmptyState>
    )
  return (
    <>
      <div className={frame}>
        {days.map(day => (
          <section key={day} aria-label={formatDay(localOf(`${day}T05:00:00.000Z`), now, formats)}>
            <h2 className={heading}>{formatDay(localOf(`${day}T05:00:00.000Z`), now, formats)}</h2>
            <ul>
              {rows
                .filter(({ at }) => dayOf(at) === day)
                .map(row => (
                  <li key={row.id}>
                    <Line row={row} onOpen={() => open(row.id)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {length > size && (
        <Paginator
          page={page}
          size={size}
          total={length}
          sizes={[size]}
          onChange={next => change({ page: next.page === 0 ? undefined : next.page + 1 })}
          className={foot}
        />
      )}
    </>
  )
}

function Line({ row, onOpen }: { row: Reservation; onOpen: () => void }) {
  const formats = useFormats()
  const nameOf = useGuestName()
  return (
    <button type="button" data-row={row.id} className={line} onClick={onOpen}>
      <span className={time}>{spanOf(row)}</span>
      <span className={words}>
        <span className={name}>{nameOf(row)}</span>
        <span className={meta}>
          {[row.resource, row.code].filter(Boolean).join(' · ')} ·{' '}
          <Plural value={row.party} one="# person" other="# people" />
        </span>
      </span>
      <span className={end}>
        {row.total > 0 && <span className={amount}>{formatMoney(row.total, formats)}</span>}
        <StateTag status={row.status} />
      </span>
      <RowMark table="shopDocuments" id={row.id} />
    </button>
  )
}

const frame = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  borderBlockStart: 'hairline',
  background: 'surface',
})
const heading = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  paddingInline: 'page',
  paddingBlock: '2',
  textStyle: 'label',
  color: 'muted',
  background: 'sunken',
})
const line = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  width: 'full',
  minHeight: '[4.25rem]',
  paddingInline: 'page',
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const time = css({ flex: 'none', width: '[6.25rem]', fontVariantNumeric: 'tabular-nums' })
const words = css({ flex: '1', minWidth: '0' })
const name = css({ display: 'block', fontWeight: 'label', truncate: true })
const meta = css({ display: 'block', textStyle: 'caption', color: 'subtle', lineClamp: '2' })
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
  minWidth: { md: '28' },
  textAlign: 'end',
})
const foot = css({ flex: 'none', background: 'surface', borderBlockStart: 'hairline', paddingInline: 'page' })
