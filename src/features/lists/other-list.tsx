import type { ListRow } from './kind.ts'
import { ListPage } from './list-page.tsx'
import type { ListSearch } from './list-search.ts'
import type { OtherListKind } from './load-list.ts'
import { usePartnerKind } from './partners/partner-kind.ts'
import { useEmployeeKind } from './places/employee-kind.ts'
import { useWarehouseKind } from './places/warehouse-kind.ts'

interface Props {
  rows: readonly ListRow[]
  search: ListSearch
}

const Customers = (props: Props) => <ListPage kind={usePartnerKind('customer')} {...props} />
const Suppliers = (props: Props) => <ListPage kind={usePartnerKind('supplier')} {...props} />
const Warehouses = (props: Props) => <ListPage kind={useWarehouseKind()} {...props} />
const Employees = (props: Props) => <ListPage kind={useEmployeeKind()} {...props} />

const pages = { customer: Customers, supplier: Suppliers, warehouse: Warehouses, employee: Employees }

/** A list by its name. */
export function OtherList({ kind, ...props }: Props & { kind: OtherListKind }) {
  const Page = pages[kind]
  return <Page {...props} />
}
