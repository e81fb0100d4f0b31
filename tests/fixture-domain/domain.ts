import { defineDomain } from '#sw/server/define-domain.ts'
import { Supplier, suppliers } from './contract.ts'

/** The suppliers of the shop. */
export const supplierDomain = defineDomain({
  name: 'suppliers',
  contract: suppliers,
  handlers: { '/api/apps/suppliers': () => import('./handlers.ts') },
  tables: {
    suppliers: {
      indexes: { 4: 'id, name' },
      row: Supplier,
      tracked: true,
      trashTitle: 'name',
      label: { en: ['Supplier', 'Suppliers'], vi: ['Nhà cung cấp', 'Nhà cung cấp'] },
    },
  },
  seeds: { suppliers: 1 },
  search: { id: 'suppliers', label: 'Suppliers', vi: 'Nhà cung cấp', rank: 6, area: 'supplier' },
})
