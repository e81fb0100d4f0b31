import {
  ArrowDownTrayIcon,
  ArrowUpTrayIcon,
  ClipboardDocumentListIcon,
  TruckIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCanOpen } from '#src/api/rights.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { type WorkArea, workAreas } from './areas.ts'
import { useAreaNames } from './use-area-names.ts'

/** The number of documents in each queue that the user may see. */
interface Counts {
  checkOut?: number | undefined
  collection?: number | undefined
  delivery?: number | undefined
  checkIn?: number | undefined
}

const countOf = {
  export: 'checkOut',
  'take-out': 'collection',
  delivery: 'delivery',
  import: 'checkIn',
} as const satisfies Record<WorkArea, keyof Counts>

const icons: Record<WorkArea, typeof TruckIcon> = {
  export: ArrowUpTrayIcon,
  'take-out': ClipboardDocumentListIcon,
  delivery: TruckIcon,
  import: ArrowDownTrayIcon,
}

/** The work of the shift: the queues with what waits in them. */
export function Queues({ counts }: { counts: Counts }) {
  const { t } = useLingui()
  const names = useAreaNames()
  const canOpen = useCanOpen()
  return (
    <PageLayout title={t`Work of the shift`} lead={<Trans>What goes out, is brought and comes in.</Trans>}>
      <ShopSample />
      <Card title={<Trans>Queues</Trans>}>
        <SimpleList
          rows={workAreas
            .filter(area => canOpen(`/main/task/${area}`))
            .map(area => {
              const Icon = icons[area]
              const count = counts[countOf[area]] ?? 0
              return {
                id: area,
                to: `/main/task/${area}`,
                lead: (
                  <LeadIcon>
                    <Icon />
                  </LeadIcon>
                ),
                title: names[area],
                trail: <Plural value={count} _0="nothing waits" one="# waits" other="# wait" />,
              }
            })}
          empty={<Trans>None of the queues is yours.</Trans>}
        />
      </Card>
    </PageLayout>
  )
}
