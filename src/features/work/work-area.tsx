import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PermissionTag } from '#src/blocks/permissions/permission-tag.tsx'
import { lowRows, reservedRows } from '#src/blocks/products/product-rows.tsx'
import type { Permissions } from '#src/contract/permissions.ts'
import type { StockSummary } from '#src/contract/products.ts'
import type { Task } from '#src/contract/tasks.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { button } from '#styled-system/recipes'
import { permissionOf, tasksOf, type WorkArea } from './area-words.ts'
import { taskRows } from './task-rows.ts'
import { useAreaNames } from './use-area-names.ts'

interface Props {
  area: WorkArea
  tasks: Task[]
  stock: StockSummary
  permissions: Permissions
}

/** One kind of work: its open tasks, its products, and the user's right. */
export function WorkAreaPage({ area, tasks, stock, permissions }: Props) {
  const { t } = useLingui()
  const areas = useAreaNames()
  const formats = useFormats()
  const now = useNow()
  const own = tasksOf(area, tasks)
  const comesIn = area === 'import'
  const goods = comesIn
    ? lowRows(stock.low.products.slice(0, 8))
    : reservedRows(stock.reserved.products.slice(0, 8))

  return (
    <PageLayout
      title={areas[area]}
      lead={<Plural value={own.length} _0="Nothing is open." one="# open task" other="# open tasks" />}
      actions={
        <>
          <PermissionTag level={permissions[permissionOf[area]]} />
          <Link to="/main/task" className={button()}>
            <Trans>Work of the shift</Trans>
          </Link>
        </>
      }
    >
      <Columns>
        <Card title={<Trans>Still open</Trans>}>
          <SimpleList
            rows={taskRows(own, now, formats)}
            empty={<Trans>No open task speaks of it. Name it in a task’s title to see it here.</Trans>}
          />
        </Card>
        <Card title={comesIn ? t`To order` : t`Set aside`}>
          <SimpleList rows={goods} empty={<Trans>Nothing here.</Trans>} />
        </Card>
      </Columns>
    </PageLayout>
  )
}
