import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { PartnerPicker } from '#src/blocks/shop/partners/partner-picker.tsx'
import { usePartner } from '#src/blocks/shop/partners/partner-query.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import type { VatMode } from '#src/lib/money/vat.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { FieldsCard } from '#src/ui/layout/fields-card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { useModeNames } from './mode-names.ts'
import { cashOf, type TakeOutValues, totalsOfValues } from './take-out-values.ts'

interface Props {
  values: TakeOutValues
  vatMode: VatMode
  onChange: (change: Partial<TakeOutValues>) => void
}

/** Who gets the goods, from where, how, and what is collected for them. */
export function TakeOutFields({ values, vatMode, onChange }: Props) {
  const { t } = useLingui()
  const modes = useModeNames()
  const warehouses = useWarehouses()
  const customer = usePartner('customer', values.customerId)
  const formats = useFormats()
  const { total, subtotal } = totalsOfValues(values, vatMode)
  const cash = cashOf(values, vatMode)
  const owed = (customer?.debt ?? 0) + total - cash
  const isOver = values.mode !== 'internal' && cash < total && customer && owed > customer.creditLimit
  const debt = formatMoney(owed, formats)
  const limit = formatMoney(customer?.creditLimit ?? 0, formats)
  const isSold = values.mode !== 'internal'
  const text = (name: 'receiver' | 'phone' | 'address' | 'carrier') => ({
    maxLength: 200,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })

  return (
    <>
      <FieldsCard title={<Trans>Where to</Trans>}>
        <SegmentedControl
          label={t`How it leaves`}
          value={values.mode}
          onChange={mode => onChange({ mode })}
          options={(['delivery', 'counter', 'internal'] as const).map(value => ({
            value,
            label: modes[value],
          }))}
        />
        {isSold && (
          <PartnerPicker
            kind="customer"
            value={values.customerId}
            onChange={customerId => onChange({ customerId })}
          />
        )}
        <Field label={t`Warehouse`}>
          <Select
            options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
            value={values.warehouseId || (warehouses[0]?.id ?? '')}
            onChange={warehouseId => onChange({ warehouseId })}
          />
        </Field>
        {values.mode === 'delivery' && (
          <>
            <Field label={t`Receiver`}>
              <Input placeholder={customer?.name ?? ''} {...text('receiver')} />
            </Field>
            <Field label={t`Telephone`}>
              <Input type="tel" placeholder={customer?.phone ?? ''} {...text('phone')} />
            </Field>
            <Field label={t`Address`}>
              <Input placeholder={customer?.address ?? ''} {...text('address')} />
            </Field>
            <Field label={t`Carrier`}>
              <Input {...text('carrier')} />
            </Field>
          </>
        )}
      </FieldsCard>
      <FieldsCard title={isSold ? t`Money and note` : t`Note`}>
        {isSold && (
          <>
            <Field label={t`Discount of the order`}>
              <MoneyInput
                value={values.discount}
                max={subtotal}
                onChange={discount => onChange({ discount: discount ?? 0 })}
              />
            </Field>
            <Field
              label={values.mode === 'delivery' ? t`Cash on delivery` : t`Cash at the counter`}
              hint={
                cash < total &&
                (values.customerId ? (
                  <Trans>The rest is the customer’s debt.</Trans>
                ) : (
                  <Trans>Choose a customer, who owes the rest.</Trans>
                ))
              }
            >
              <MoneyInput value={cash} max={total} onChange={typed => onChange({ cash: typed })} />
            </Field>
            {isOver && (
              <Notice tone="warning">
                <Trans>
                  The customer would owe {debt}; the limit is {limit}.
                </Trans>
              </Notice>
            )}
          </>
        )}
        <Field label={t`Note`}>
          <Textarea
            maxLength={2000}
            value={values.note}
            onChange={event => onChange({ note: event.target.value })}
          />
        </Field>
      </FieldsCard>
    </>
  )
}
