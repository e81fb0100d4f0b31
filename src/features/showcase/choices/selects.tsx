import { ArchiveBoxIcon, ShoppingBagIcon, TruckIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { Field } from '#src/ui/form/field.tsx'
import { MultiSelect, Select } from '#src/ui/form/select.tsx'

/** One option, several options, an error, and out of use. */
export function Selects() {
  const { t } = useLingui()
  const [way, setWay] = useState<'shop' | 'van' | 'store' | null>('van')
  const [tags, setTags] = useState<('urgent' | 'gift' | 'supplier')[]>(['urgent', 'gift'])
  const [cashier, setCashier] = useState<'chau' | null>(null)
  return (
    <div className={stack}>
      <Field label={t`Order from`}>
        <Select
          value={way}
          onChange={setWay}
          options={[
            { value: 'shop', label: t`Counter`, icon: <ShoppingBagIcon /> },
            { value: 'van', label: t`Delivery`, icon: <TruckIcon /> },
            { value: 'store', label: t`Warehouse`, icon: <ArchiveBoxIcon />, disabled: true },
          ]}
        />
      </Field>
      <Field label={t`Tags`}>
        <MultiSelect
          value={tags}
          onChange={setTags}
          options={[
            { value: 'urgent', label: t`Urgent` },
            { value: 'gift', label: t`Gift` },
            { value: 'supplier', label: t`Supplier` },
          ]}
        />
      </Field>
      <Field label={t`Cashier`} error={cashier ? undefined : t`Choose who stands at the counter`}>
        <Select value={cashier} onChange={setCashier} options={[{ value: 'chau', label: 'Lê Minh Châu' }]} />
      </Field>
      <Field label={t`Store`}>
        <Select
          disabled
          value="go-vap"
          onChange={() => {}}
          options={[{ value: 'go-vap', label: '128 Quang Trung, Gò Vấp' }]}
        />
      </Field>
    </div>
  )
}
