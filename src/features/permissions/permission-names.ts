import { useLingui } from '@lingui/react/macro'
import type { Area, Level } from '#src/contract/shared/areas.ts'

/** The names of areas, levels and the groups of the sample. Another group is shown by its id. */
export function usePermissionNames() {
  const { t } = useLingui()
  const areas: Record<Area, string> = {
    pos: t`Point of sale`,
    'check-out': t`Check-out`,
    collection: t`Output journal`,
    'check-in': t`Check-in`,
    delivery: t`Delivery`,
    inventory: t`Stock`,
    fund: t`Funds`,
    care: t`Customer care`,
    reservation: t`Reservations`,
    list: t`Catalogue`,
    people: t`Staff`,
    setting: t`Shop settings`,
    admin: t`Administration`,
    report: t`Reports`,
    customer: t`Customers`,
    supplier: t`Suppliers`,
    employee: t`Employees`,
    tasks: t`Tasks`,
    contacts: t`Contacts`,
    boards: t`Boards`,
    files: t`Files`,
    products: t`Products`,
    help: t`Help centre`,
  }
  const levels: Record<Level, string> = {
    none: t`None`,
    view: t`View`,
    create: t`Add`,
    edit: t`Edit`,
  }
  const groups: Record<string, string> = {
    store: t`Owner`,
    cashier: t`Cashier`,
    keeper: t`Store keeper`,
    driver: t`Driver`,
    viewer: t`Viewer`,
  }
  return { areas, levels, groupOf: (id: string) => groups[id] ?? id }
}
