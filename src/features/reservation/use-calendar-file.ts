import { useLingui } from '@lingui/react/macro'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { saveCalendar } from '#src/device/files/save-calendar.ts'
import { localOf } from './days.ts'
import { useGuestName } from './words.ts'

/** Returns a function that downloads reservations as a calendar file (iCalendar), without those that are cancelled. */
export function useCalendarFile() {
  const { t } = useLingui()
  const nameOf = useGuestName()
  const stateName = useStateNames()

  return (rows: readonly Reservation[], name: string) =>
    saveCalendar(
      'Reservations',
      rows
        .filter(({ status }) => status !== 'cancelled' && status !== 'no-show')
        .map(row => ({
          id: row.id,
          title: [nameOf(row), row.resource].filter(Boolean).join(' · '),
          description: [row.code, stateName(row.status), t`People: ${{ number: row.party }}`, row.note]
            .filter(Boolean)
            .join('\n'),
          start: localOf(row.at),
          minutes: row.minutes,
          alarm: '-PT15M',
        })),
      `outpost-${name}`,
    )
}
