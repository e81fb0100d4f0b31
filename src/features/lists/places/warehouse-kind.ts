import { useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { useCan } from '#src/api/rights.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import type { ListKind } from '#src/features/lists/kind.ts'

const api = client(warehouses)

/** Returns the list of warehouses. */
export function useWarehouseKind(): ListKind {
  const { t } = useLingui()
  const can = useCan()
  return {
    id: 'warehouse',
    table: 'warehouses',
    title: t`Warehouses`,
    newTitle: t`New warehouse`,
    fields: [
      { name: 'name', label: t`Name`, type: 'text', isRequired: true },
      { name: 'code', label: t`Code`, type: 'text' },
      { name: 'address', label: t`Address`, type: 'text' },
    ],
    canCreate: can('inventory', 'create'),
    canEdit: can('inventory', 'edit'),
    save: ({ id, version = 1 }, warehouse) => api.update({ body: { id, version, warehouse } }),
    create: (id, values) => api.create({ body: { id, warehouse: values as never }, idempotencyKey: id }),
  }
}
