import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import { type CareTicket, careStates } from '#src/contract/shop/documents/care-ticket.ts'
import { useCareSteps } from '#src/features/care/use-care-steps.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { UnderPointer } from '#src/ui/drag/under-pointer.tsx'
import { waitForTouches } from '#src/ui/drag/wait-for-touches.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { CareCard, cardLinkId, dragHelpId } from './care-card.tsx'
import { useCareDrag } from './use-care-drag.ts'

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

/** The tickets in a column for each state. A card is moved on by its menu, by dragging, or by keyboard. */
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

  const [element, setElement] = useState<HTMLElement | null>(null)
  const { dragged, announcement, handlersOf, isReachable } = useCareDrag({ board: element, columns, stepsOf })
  useEffect(() => (element ? waitForTouches(element) : undefined), [element])

  // The card that had the focus is gone, and another one is in the next column.
  useEffect(() => {
    const { id = '', status } = moved.current ?? {}
    if (!rows.some(row => row.id === id && row.status !== status)) return
    moved.current = undefined
    if (document.activeElement === document.body) document.getElementById(cardLinkId(id))?.focus()
  }, [rows])

  return (
    <section ref={setElement} aria-label={t`Tickets by state`} className={board}>
      <p role="status" className={css({ srOnly: true })}>
        {announcement}
      </p>
      <p id={dragHelpId} hidden>
        <Trans>Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.</Trans>
      </p>
      {dragged?.by === 'pointer' && (
        <UnderPointer start={dragged.start} offset={dragged.offset} className={lifted}>
          <div style={{ width: dragged.width }}>
            <CareCard row={dragged.row} steps={[]} />
          </div>
        </UnderPointer>
      )}
      {columns.map(state => {
        const own = sorted(rows.filter(({ status }) => status === state))
        const count = formatNumber(own.length, formats)
        return (
          <section
            key={state}
            aria-label={`${stateName(state)}, ${count}`}
            data-state={state}
            className={cx(column, !isReachable(state) && closed, dragged?.to === state && target)}
          >
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
                  <li
                    key={row.id}
                    className={dragged?.row.id === row.id ? faded : undefined}
                    {...handlersOf(row, cardLinkId(row.id))}
                  >
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
const closed = css({ opacity: 'soft' })
const target = css({ outline: '[2px solid {colors.accent.border}]', outlineOffset: '[-2px]' })
const faded = css({ opacity: 'soft' })
const lifted = css({ borderRadius: 'lg' })
const none = css({ paddingInline: '4', paddingBlockEnd: '4', color: 'subtle', textStyle: 'caption' })
