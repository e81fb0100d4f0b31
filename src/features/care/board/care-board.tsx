import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import { type CareTicket, careStates } from '#src/contract/shop/documents/care-ticket.ts'
import { useCareSteps } from '#src/features/care/use-care-steps.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { CareCard, cardLinkId } from './care-card.tsx'

/** The closed tickets are in the list only. */
const columns = careStates.filter(state => state !== 'closed')
const ranks = { high: 0, normal: 1, low: 2 }
const NEVER = '9999'

/** Returns tickets by their priority; of the same priority, the one that is due first. */
const sorted = (rows: readonly CareTicket[]) =>
  rows.toSorted(
    (one, other) =>
      ranks[one.priority] - ranks[other.priority] ||
      (one.due || NEVER).localeCompare(other.due || NEVER) ||
      one.at.localeCompare(other.at),
  )

/** The tickets in a column for each state. The menu of a card moves it on. */
export function CareBoard({ rows }: { rows: readonly CareTicket[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const stateName = useStateNames()
  const moved = useRef<Pick<CareTicket, 'id' | 'status'>>(undefined)
  const { stepsOf } = useCareSteps(
    (dialog, { id }) => void navigate({ to: '/main/care/$id', params: { id }, search: { dialog } }),
    row => {
      moved.current = row
    },
  )

  // The card that had the focus is gone, and another one is in the next column.
  useEffect(() => {
    const { id = '', status } = moved.current ?? {}
    if (!rows.some(row => row.id === id && row.status !== status)) return
    moved.current = undefined
    if (document.activeElement === document.body) document.getElementById(cardLinkId(id))?.focus()
  }, [rows])

  return (
    <section aria-label={t`Tickets by state`} className={board}>
      {columns.map(state => {
        const own = sorted(rows.filter(({ status }) => status === state))
        const count = formatNumber(own.length, formats)
        return (
          <section key={state} aria-label={`${stateName(state)}, ${count}`} className={column}>
            <header className={head}>
              <h2 className={css({ textStyle: 'titleSm' })}>{stateName(state)}</h2>
              <span
                aria-hidden="true"
                className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}
              >
                {count}
              </span>
            </header>
            {own.length > 0 ? (
              <ul className={list}>
                {own.map(row => (
                  <li key={row.id}>
                    <CareCard row={row} steps={stepsOf(row)} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className={none}>
                <Trans>No tickets</Trans>
              </p>
            )}
          </section>
        )
      })}
    </section>
  )
}

const board = css({
  flex: '1',
  minHeight: '0',
  display: 'flex',
  alignItems: 'flex-start',
  gap: { base: '3', md: '4' },
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  paddingInline: 'page',
  paddingBlockEnd: '4',
  scrollSnapType: { base: '[x mandatory]', md: '[none]' },
  scrollPaddingInline: 'page',
})
const column = css({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: { base: '[calc(100vw - 3.5rem)]', sm: 'pane.boardList' },
  maxWidth: 'pane.boardList',
  maxHeight: 'full',
  borderRadius: 'xl',
  background: 'sunken',
  scrollSnapAlign: 'center',
})
const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '12',
  paddingInline: '4',
})
const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  minHeight: '0',
  overflowY: 'auto',
  padding: '2',
  paddingBlockStart: '0',
})
const none = css({ paddingInline: '4', paddingBlockEnd: '4', color: 'subtle', textStyle: 'caption' })
