import { ArchiveBoxIcon, ArrowDownTrayIcon, PlusIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import { formatLongDay } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { ListHead } from '#src/ui/lists/list-head.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { DayView } from './calendar/day-view.tsx'
import { ListView } from './calendar/list-view.tsx'
import { Toolbar } from './calendar/toolbar.tsx'
import { WeekView } from './calendar/week-view.tsx'
import { noonOf } from './days.ts'
import { SetAside } from './set-aside.tsx'
import { useCalendar } from './use-calendar.ts'
import { useCalendarFile } from './use-calendar-file.ts'

const ReservationPane = lazyWithRetry(() =>
  import('./editor/reservation-pane.tsx').then(module => module.ReservationPane),
)

/** The times that customers have reserved: a day, a week, or a list. */
export function ReservationsPage() {
  const { t } = useLingui()
  const formats = useFormats()
  const can = useCan()
  const saveFile = useCalendarFile()
  const { view, day, rows, pagination, stock, search, add, change } = useCalendar()
  useTitle(t`Reservations`)
  if (view === 'goods' && stock) return <SetAside stock={stock} />
  const count = view === 'list' ? pagination.length : rows.filter(one => one.status !== 'cancelled').length

  return (
    <div className={pane}>
      <ListHead
        title={<Trans>Reservations</Trans>}
        summary={
          <>
            {view === 'day' && (
              <span className={css({ display: { base: 'none', md: 'inline' } })}>
                {formatLongDay(noonOf(day), formats.locale)} ·{' '}
              </span>
            )}
            <Plural value={count} _0="no reservations" one="# reservation" other="# reservations" />
          </>
        }
        className={head}
        entries={[
          {
            label: t`Save what is shown as a calendar file`,
            icon: <ArrowDownTrayIcon />,
            disabled: rows.length === 0,
            run: () => void withErrorToast(() => saveFile(rows, `${day}.ics`)),
          },
          {
            label: t`Goods that are set aside`,
            icon: <ArchiveBoxIcon />,
            run: () => change({ view: 'goods' }),
          },
        ]}
      >
        {can('reservation', 'create') && (
          <Button variant="primary" onClick={() => add()}>
            <PlusIcon />
            <Trans>New reservation</Trans>
          </Button>
        )}
      </ListHead>
      <ShopSample />
      <Toolbar />
      {view === 'list' ? <ListView /> : view === 'week' ? <WeekView /> : <DayView />}
      <LazyMount open={search.open !== undefined}>
        <ReservationPane />
      </LazyMount>
    </div>
  )
}

const pane = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
const head = css({
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  paddingInline: 'page',
  paddingBlockStart: '4',
  paddingBlockEnd: '3',
})
