import { useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { type PartnerKind, partnerCalls } from '#src/blocks/shop/partners/partner-query.ts'
import type { ListField, ListKind } from '#src/features/lists/kind.ts'

/** Returns the list of customers or of suppliers. */
export function usePartnerKind(kind: PartnerKind): ListKind {
  const { t } = useLingui()
  const can = useCan()
  const isCustomer = kind === 'customer'
  const fields: ListField[] = [
    { name: 'name', label: t`Name`, type: 'text', isRequired: true },
    { name: 'phone', label: t`Telephone`, type: 'phone' },
    { name: 'group', label: t`Group`, type: 'text' },
    { name: 'code', label: t`Code`, type: 'text' },
    { name: 'debt', label: isCustomer ? t`Owes` : t`The shop owes`, type: 'money', isLocked: true },
    ...(isCustomer
      ? [{ name: 'creditLimit', label: t`Credit limit`, type: 'money' as const }]
      : [{ name: 'creditLimit', label: t`Credit limit`, type: 'money' as const, isFormOnly: true }]),
    { name: 'active', label: t`In use`, type: 'flag' },
    { name: 'address', label: t`Address`, type: 'text', isFormOnly: true },
    { name: 'taxCode', label: t`Tax code`, type: 'text', isFormOnly: true },
  ]
  return {
    id: kind,
    table: 'partners',
    title: isCustomer ? t`Customers` : t`Suppliers`,
    newTitle: isCustomer ? t`New customer` : t`New supplier`,
    fields,
    canCreate: can(kind, 'create'),
    canEdit: can(kind, 'edit'),
    save: ({ id, version = 1 }, partner) => partnerCalls[kind].update({ body: { id, version, partner } }),
    importRows: rows =>
      partnerCalls[kind].import({ body: { rows: rows.map(({ changes }) => changes as never) } }),
    merge: ({ id, version }, partner, others) =>
      partnerCalls[kind].merge({
        body: {
          id,
          version,
          at: new Date().toISOString(),
          partner,
          others: others.map(other => ({ id: other.id, version: other.version })),
        },
      }),
    create: (id, values) =>
      partnerCalls[kind].create({ body: { id, partner: values as never }, idempotencyKey: id }),
  }
}
