import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import { lowRows } from '#src/blocks/products/product-rows.tsx'
import type { Permissions } from '#src/contract/permissions.ts'
import { LOW_STOCK, type StockSummary } from '#src/contract/products.ts'
import type { Maker } from '#src/contract/shared/product-sets.ts'
import type { Task } from '#src/contract/tasks.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { tasksOf } from './area-words.ts'
import { taskRows } from './task-rows.ts'
import { WorkRows } from './work-rows.tsx'

interface Props {
  stock: StockSummary
  vendors: Maker[]
  tasks: Task[]
  permissions: Permissions
}

/** Incoming goods: products to order, their vendors, and tasks about receiving. */
export function TakeIn({ stock, vendors, tasks, permissions }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const canOpen = useCanOpen()
  const now = useNow()
  const low = stock.low.products
  const nameOf = new Map(vendors.map(({ id, name }) => [id, name]))

  return (
    <PageLayout title={t`Take in`} lead={<Trans>What comes into the shop, and what to order.</Trans>}>
      <Columns>
        <Card
          title={<Trans>To order</Trans>}
          action={
            canOpen('/main/inventory') && (
              <Link to="/main/inventory" className={link()}>
                <Trans>Stock</Trans>
              </Link>
            )
          }
        >
          <SimpleList
            rows={lowRows(low.slice(0, 12)).map((row, index) => ({
              ...row,
              meta: nameOf.get(low[index]?.vendor ?? '') ?? row.meta,
            }))}
            empty={<Trans>Nothing has fewer than {LOW_STOCK} pieces.</Trans>}
          />
        </Card>
        <div className={css({ display: 'grid', gap: '5' })}>
          <Card title={<Trans>Work</Trans>}>
            <WorkRows of={['import']} tasks={tasks} permissions={permissions} />
          </Card>
          <Card title={<Trans>Tasks about receiving</Trans>}>
            <SimpleList
              rows={taskRows(tasksOf('import', tasks).slice(0, 6), now, formats)}
              empty={<Trans>No open task speaks of it.</Trans>}
            />
          </Card>
        </div>
      </Columns>
    </PageLayout>
  )
}
