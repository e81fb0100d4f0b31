import type { Endpoint, Endpoints } from './core/define.ts'
import { audit } from './shop/audit.ts'
import { catalogue } from './shop/catalogue.ts'
import { categories } from './shop/categories.ts'
import { adjustments } from './shop/documents/adjustments.ts'
import { care } from './shop/documents/care.ts'
import { counts } from './shop/documents/counts.ts'
import { requests } from './shop/documents/requests.ts'
import { reservations } from './shop/documents/reservations.ts'
import { takeIns } from './shop/documents/take-ins.ts'
import { takeOuts } from './shop/documents/take-outs.ts'
import { transfers } from './shop/documents/transfers.ts'
import { funds } from './shop/funds.ts'
import { grants } from './shop/grants.ts'
import { journal } from './shop/journal.ts'
import { customers, suppliers } from './shop/partners.ts'
import { shopProducts } from './shop/products.ts'
import { reports } from './shop/reports.ts'
import { sales } from './shop/sales.ts'
import { shopSample } from './shop/sample.ts'
import { sessions } from './shop/sessions.ts'
import { settings } from './shop/settings.ts'
import { warehouses } from './shop/warehouses.ts'

/** The endpoints of the shop by noun. A screen imports only the nouns that it calls. */
export const shopNouns = {
  products: shopProducts,
  categories,
  customers,
  suppliers,
  warehouses,
  sales,
  grants,
  sessions,
  takeOuts,
  takeIns,
  counts,
  transfers,
  adjustments,
  care,
  reservations,
  funds,
  audit,
  reports,
  journal,
  catalogue,
  settings,
  requests,
  sample: shopSample,
} satisfies Record<string, Endpoints>

/** Returns the values of all nouns in one object, with the noun before each name: `salesPay`. */
/* @__NO_SIDE_EFFECTS__ */
export const withNouns = <Value>(
  nouns: Readonly<Record<string, Readonly<Record<string, Value>>>>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(nouns).flatMap(([noun, values]) =>
      Object.entries(values).map(([name, value]) => [
        `${noun}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        value,
      ]),
    ),
  )

/** All endpoints of the shop. */
export const shop: Readonly<Record<string, Endpoint>> = withNouns<Endpoint>(shopNouns)
