import { CalendarDaysIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StateTag } from '#src/blocks/shop/documents/state-tag.tsx'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { NEW } from '#src/features/reservation/reservation-search.ts'
import { useCalendar } from '#src/features/reservation/use-calendar.ts'
import { useCalendarFile } from '#src/features/reservation/use-calendar-file.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { ReservationEditor } from './reservation-editor.tsx'

/** The reservation that the address names, in a pane over the calendar. */
export function ReservationPane() {
  const { t } = useLingui()
  const { search, opened, close } = useCalendar()
  const isNew = search.open === NEW
  // While it closes, it shows what it showed.
  const [latest, setLatest] = useState({ row: opened, isNew, key: keyOf(search) })
  if (search.open !== undefined && (latest.row !== opened || latest.key !== keyOf(search)))
    setLatest({ row: opened, isNew, key: keyOf(search) })
  const { row } = latest

  return (
    <Drawer
      open={search.open !== undefined}
      onOpenChange={close}
      width="wide"
      label={row?.code ?? (latest.isNew ? t`New reservation` : t`Reservation`)}
      tools={row && <Tools row={row} />}
    >
      {row || latest.isNew ? (
        <ReservationEditor key={latest.key} row={row ?? undefined} />
      ) : (
        <EmptyState scene={<NoResultsScene />} title={<Trans>This reservation is not here</Trans>}>
          <Trans>Its address may be wrong, or it belongs to another shop.</Trans>
        </EmptyState>
      )}
    </Drawer>
  )
}

const keyOf = ({ open, start, for: resource }: { open?: string; start?: string; for?: string }) =>
  [open, start, resource].join(' ')

function Tools({ row }: { row: Reservation }) {
  const { t } = useLingui()
  const saveFile = useCalendarFile()
  return (
    <>
      <StateTag status={row.status} />
      <IconButton
        label={t`Save as a calendar file`}
        onClick={() => void withErrorToast(() => saveFile([row], `${row.code}.ics`))}
      >
        <CalendarDaysIcon />
      </IconButton>
    </>
  )
}
