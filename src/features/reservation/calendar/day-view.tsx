import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { noonOf } from '#src/features/reservation/days.ts'
import { useCalendar } from '#src/features/reservation/use-calendar.ts'
import { formatLongDay } from '#src/lib/format/dates.ts'
import { momentOf } from '#src/lib/shop-day.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { type Column, TimeGrid } from './time-grid.tsx'

/** A day with its resources beside each other. */
export function DayView() {
  const { t } = useLingui()
  const formats = useFormats()
  const can = useCan()
  const { rows, day, resources, open, add } = useCalendar()
  const shown = rows.filter(({ status }) => status !== 'cancelled')
  const hasOthers = resources.length === 0 || shown.some(({ resource }) => resource === '')
  const columns: Column[] = [...resources, ...(hasOthers ? [''] : [])].map(resource => ({
    id: resource,
    name: resource || t`Without a resource`,
    head: resource || <Trans>Without a resource</Trans>,
    day,
    rows: shown.filter(row => row.resource === resource),
  }))
  return (
    <TimeGrid
      label={formatLongDay(noonOf(day), formats.locale)}
      columns={columns}
      withResource={false}
      onOpen={open}
      onAdd={
        can('reservation', 'create') ? (column, minute) => add(momentOf(day, minute), column.id) : undefined
      }
    />
  )
}
