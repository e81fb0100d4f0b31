import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import { dayOfLocal, noonOf, shiftDay } from '#src/features/reservation/days.ts'
import { views } from '#src/features/reservation/reservation-search.ts'
import { states } from '#src/features/reservation/states.ts'
import { useCalendar } from '#src/features/reservation/use-calendar.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'

const ALL: string = 'all'

/** The view, the day, and the filters of what is shown; all of them are in the address. */
export function Toolbar() {
  const { t } = useLingui()
  const stateName = useStateNames()
  const { view, day, search, resources, change } = useCalendar()
  const text = useSearchText(search.q)
  const names = { day: t`Day`, week: t`Week`, list: t`List` }
  const step = view === 'day' ? 1 : 7
  const show = (date: string | undefined) => change({ date })

  return (
    <div role="search" className={bar}>
      <SegmentedControl
        label={t`Calendar view`}
        value={view === 'goods' ? 'day' : view}
        onChange={next => change({ view: next === 'day' ? undefined : next })}
        options={views.map(value => ({ value, label: names[value] }))}
      />
      <div className={moving}>
        <IconButton
          label={view === 'day' ? t`Previous day` : t`Previous week`}
          onClick={() => show(shiftDay(day, -step))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Button size="sm" aria-pressed={search.date === undefined} onClick={() => show(undefined)}>
          <Trans>Today</Trans>
        </Button>
        <IconButton
          label={view === 'day' ? t`Next day` : t`Next week`}
          onClick={() => show(shiftDay(day, step))}
        >
          <ChevronRightIcon />
        </IconButton>
        <DatePicker
          size="sm"
          label={t`Day`}
          value={noonOf(day)}
          onChange={date => show(date ? dayOfLocal(date) : undefined)}
          className={css({ width: 'auto', minHeight: { _touch: 'touch' } })}
        />
      </div>
      {view !== 'day' && resources.length > 0 && (
        <Select
          size="sm"
          aria-label={t`Resource`}
          className={select}
          options={[
            { value: ALL, label: t`All resources` },
            ...resources.map(value => ({ value, label: value })),
          ]}
          value={search.resource ?? ALL}
          onChange={resource => change({ resource: resource === ALL ? undefined : resource })}
        />
      )}
      {view === 'list' && (
        <>
          <Select
            size="sm"
            aria-label={t`State`}
            className={select}
            options={[
              { value: ALL, label: t`All states` },
              ...states.map(value => ({ value, label: stateName(value) })),
            ]}
            value={search.status ?? ALL}
            onChange={status => change({ status: status === ALL ? undefined : status })}
          />
          <SearchField
            id="reservation-search"
            label={t`Search by customer, code or note`}
            search={text}
            className={css({ flex: '[1 1 12rem]', minWidth: '0', maxWidth: { md: '80' } })}
          />
        </>
      )}
    </div>
  )
}

const bar = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlockEnd: '3',
  _print: { display: 'none' },
})
const moving = css({ display: 'flex', alignItems: 'center', gap: '1' })
const select = css({
  flex: { base: '[1 1 8rem]', md: '[0 1 auto]' },
  width: 'auto',
  minWidth: '32',
  minHeight: { _touch: 'touch' },
})
