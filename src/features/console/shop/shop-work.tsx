import { Columns } from '#src/ui/layout/page-layout.tsx'
import { ActivityList } from './activity-list.tsx'
import type { ShopConsole } from './console-query.ts'
import { Queues } from './queues.tsx'
import { RunningLow } from './running-low.tsx'
import { WeekChart } from './week-chart.tsx'
import type { Day } from './week-figures.ts'

interface Props {
  data: ShopConsole
  week: readonly Day[] | undefined
  now: Date
}

/** The part of the shop below its figures: the week, the queues, what was done, and what runs low. */
export const ShopWork = ({
  data: { hoursBefore = [], queues, activity, low, lowStock = 0 },
  week,
  now,
}: Props) => (
  <>
    {(week || Object.keys(queues).length > 0) && (
      <Columns>
        {week && <WeekChart week={week} hoursBefore={hoursBefore} now={now} />}
        <Queues queues={queues} />
      </Columns>
    )}
    {(low || activity.length > 0) && (
      <Columns>
        {activity.length > 0 && <ActivityList lines={activity} now={now} />}
        {low && <RunningLow products={low} count={lowStock} />}
      </Columns>
    )}
  </>
)
