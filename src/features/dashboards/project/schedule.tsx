import { ClockIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { Project } from '#src/contract/dashboards.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { css } from '#styled-system/css'

const route = getRouteApi('/_app/dashboards/project')

/** The appointments of today or tomorrow. The day is in the address. */
export function Schedule({ schedule }: { schedule: Project['schedule'] }) {
  const { t } = useLingui()
  const { day = 'today' } = route.useSearch()
  const navigate = route.useNavigate()
  const days = [
    { value: 'today' as const, label: t`Today` },
    { value: 'tomorrow' as const, label: t`Tomorrow` },
  ]

  return (
    <Card
      title={<Trans>Schedule</Trans>}
      action={
        <SegmentedControl
          label={t`Day of the schedule`}
          options={days}
          value={day}
          onChange={next =>
            void navigate({
              search: previous => ({ ...previous, day: next === 'today' ? undefined : next }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
    >
      <div className={css({ paddingBlockStart: '2' })}>
        <SimpleList
          rows={schedule[day].map(({ title, time, location }) => ({
            id: `${time} ${title}`,
            lead: (
              <LeadIcon>
                <ClockIcon />
              </LeadIcon>
            ),
            title,
            meta: location,
            trail: time,
          }))}
          empty={<Trans>Nothing is planned.</Trans>}
        />
      </div>
    </Card>
  )
}
