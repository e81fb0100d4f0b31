import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { PartnerPicker } from '#src/blocks/shop/partners/partner-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { FieldsCard } from '#src/ui/layout/fields-card.tsx'
import { subtotalOf, type TakeInValues } from './take-in-values.ts'

interface Props {
  values: TakeInValues
  onChange: (change: Partial<TakeInValues>) => void
}

/** From whom the goods come, and where to. */
export function TakeInFields({ values, onChange }: Props) {
  const { t } = useLingui()
  const warehouses = useWarehouses()
  return (
    <FieldsCard title={<Trans>From whom</Trans>}>
      <PartnerPicker
        kind="supplier"
        value={values.supplierId}
        onChange={supplierId => onChange({ supplierId })}
      />
      <Field label={t`Warehouse`}>
        <Select
          options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.warehouseId || (warehouses[0]?.id ?? '')}
          onChange={warehouseId => onChange({ warehouseId })}
        />
      </Field>
      <Field label={t`Discount of the order`} hint={<Trans>It lowers what each of the goods costs.</Trans>}>
        <MoneyInput
          value={values.discount ?? 0}
          max={subtotalOf(values)}
          onChange={discount => onChange({ discount: discount ?? 0 })}
        />
      </Field>
      <Field label={t`Note`}>
        <Textarea
          maxLength={2000}
          value={values.note}
          onChange={event => onChange({ note: event.target.value })}
        />
      </Field>
    </FieldsCard>
  )
}
