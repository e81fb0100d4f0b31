import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { OutdatedNotice } from '#src/blocks/shop/documents/outdated-notice.tsx'
import { Timeline } from '#src/blocks/shop/documents/timeline.tsx'
import { useEditor } from '#src/blocks/shop/documents/use-editor.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { calls } from '#src/features/reservation/calls.ts'
import { isOpen } from '#src/features/reservation/states.ts'
import { useCalendar } from '#src/features/reservation/use-calendar.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { DepositCard } from './deposit-card.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { ReservationActions } from './reservation-actions.tsx'
import { ReservationFacts } from './reservation-facts.tsx'
import { ReservationForm } from './reservation-form.tsx'
import { bookingOf, newReservation, type ReservationValues, valuesOf } from './reservation-values.ts'
import { useSteps } from './use-steps.ts'

/** Edits a reservation while it is open, and moves it on. `row` is undefined for a new one. */
export function ReservationEditor({ row }: { row: Reservation | undefined }) {
  const { t } = useLingui()
  const can = useCan()
  const { search, showStored, ask } = useCalendar()
  const [fresh] = useState(() => newReservation(search.start, search.for))
  const steps = useSteps()
  const editor = useEditor<Reservation, ReservationValues>({
    // What is typed for one free place of the calendar does not appear at another one.
    name: ['reservation', ...(row ? [] : [search.start, search.for])].filter(Boolean).join('.'),
    row,
    values: row ? valuesOf(row) : fresh,
    create: values =>
      calls.create({
        body: {
          ...bookingOf(values),
          id: values.id,
          at: new Date().toISOString(),
          device: devicePrefix(),
        },
      }),
    update: ({ id, version }, values) =>
      calls.update({
        params: { id },
        body: { ...bookingOf(values), version, at: new Date().toISOString() },
      }),
    onCreated: ({ id, code }) => {
      toast.success(t`${{ code }} is reserved.`)
      return showStored(id)
    },
  })
  const { draft } = editor
  const canEdit = (!row || isOpen(row)) && can('reservation', 'create')
  const { ask: asked } = search
  const end = asked === 'no-show' || asked === 'cancelled' ? asked : undefined
  const askAfterSaving = (name: NonNullable<typeof asked>) =>
    void editor.save(() => Promise.resolve(ask(name)))
  const closeDialog = () => ask(undefined)

  return (
    <div className={stack}>
      {draft.isOutdated && <OutdatedNotice onKeep={draft.keepMine} onDiscard={draft.drop} />}
      {canEdit ? (
        <ReservationForm values={draft.values} onChange={draft.change} />
      ) : (
        row && <ReservationFacts row={row} />
      )}
      {row && <DepositCard row={row} onTake={() => askAfterSaving('deposit')} />}
      {row && <Timeline stamps={row.stamps} />}
      {steps.needsSession && (
        <Notice
          tone="danger"
          title={<Trans>The till is not open</Trans>}
          action={
            <Link to="/main/pos" className={link()}>
              <Trans>Open the till</Trans>
            </Link>
          }
        >
          <Trans>A ticket belongs to your open drawer. Open it first, or make a take-out.</Trans>
        </Notice>
      )}
      {canEdit && <ReservationActions row={row} editor={editor} steps={steps} onEnd={askAfterSaving} />}
      {row && canEdit && (
        <>
          <DepositDialog row={row} open={asked === 'deposit'} onClose={closeDialog} />
          {end && can('reservation', 'edit') && (
            <EndDialog key={end} row={row} as={end} open onClose={closeDialog} />
          )}
        </>
      )}
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
