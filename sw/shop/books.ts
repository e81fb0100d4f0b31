import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { auditHandlers } from './audit/handlers.ts'
import { fundHandlers } from './funds/handlers.ts'
import { reportHandlers } from './reports/handlers.ts'
import { customerHandlers, supplierHandlers } from './setup/partners.ts'
import { warehouseHandlers } from './setup/warehouses.ts'

// The sample posts its documents with these.
export { fundHandlers }

/** Partners and their debts, warehouses, money, figures and the audit log. */
export const handlers = withNouns<Route>({
  customers: customerHandlers,
  suppliers: supplierHandlers,
  warehouses: warehouseHandlers,
  funds: fundHandlers,
  audit: auditHandlers,
  reports: reportHandlers,
})
