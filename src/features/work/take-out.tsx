import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import { reservedRows } from '#src/blocks/products/product-rows.tsx'
import type { Permissions } from '#src/contract/permissions.ts'
import type { StockSummary } from '#src/contract/products.ts'
import type { Task } from '#src/contract/tasks.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { link } from '#styled-system/recipes'
import { WorkRows } from './work-rows.tsx'

interface Props {
  stock: StockSummary
  tasks: Task[]
  permissions: Permissions
}

/** Outgoing goods: reserved products, and tasks about handing them over. */
export function TakeOut({ stock, tasks, permissions }: Props) {
  const { t } = useLingui()
  const canOpen = useCanOpen()
  return (
    <PageLayout title={t`Take out`} lead={<Trans>What leaves the shop, and who sees to it.</Trans>}>
      <Columns>
        <Card
          title={<Trans>Ready to hand over</Trans>}
          action={
            canOpen('/main/console/reservation') && (
              <Link to="/main/console/reservation" className={link()}>
                <Trans>Reservations</Trans>
              </Link>
            )
          }
        >
          <SimpleList
            rows={reservedRows(stock.reserved.products.slice(0, 12))}
            empty={<Trans>Nothing is set aside.</Trans>}
          />
        </Card>
        <Card title={<Trans>Work</Trans>}>
          <WorkRows of={['export', 'take-out', 'delivery']} tasks={tasks} permissions={permissions} />
        </Card>
      </Columns>
    </PageLayout>
  )
}
