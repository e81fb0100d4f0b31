import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { client } from '#src/api/client.ts'
import { useCan } from '#src/api/rights.ts'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import { type ShopProduct, shopProducts } from '#src/contract/shop/products.ts'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { areUnitsComplete, changesOf, PriceValues, pricesOf } from './price-values.ts'

const api = client(shopProducts)
const MAX_NUMBER = 1_000_000_000
const rates = ['0', '5', '8', '10']

function draftOf(name: string): PriceValues | undefined {
  try {
    const { success, output } = v.safeParse(PriceValues, JSON.parse(loadUnsentText(name)))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** The price, the tax, the limits of the stock, and the other units in which a product is sold. */
export function Prices({ product }: { product: ShopProduct }) {
  const { t } = useLingui()
  const once = useSingleAction()
  const canEdit = useCan()('products', 'edit')
  const draft = `prices.${product.id}`
  const stored = pricesOf(product)
  const [values, setValues] = useState(() => draftOf(draft) ?? stored)
  const changes = changesOf(stored, values)
  const isChanged = Object.keys(changes).length > 0
  const tax = String(values.taxPercent)

  function change(next: Partial<PriceValues>) {
    const all = { ...values, ...next }
    setValues(all)
    saveUnsentText(draft, JSON.stringify(all))
  }
  const changeUnit = (index: number, next: Partial<PriceValues['units'][number]>) =>
    change({ units: values.units.map((unit, at) => (at === index ? { ...unit, ...next } : unit)) })

  const save = () =>
    once(async () => {
      const { id, version } = product
      const sent = loadUnsentText(draft)
      if (!(await withErrorToast(() => api.update({ body: { id, version, product: changes } })))) return
      if (loadUnsentText(draft) === sent) dropUnsentText(draft)
      toast.success(t`Saved`)
    })

  function discard() {
    dropUnsentText(draft)
    setValues(stored)
  }

  return (
    <fieldset disabled={!canEdit} className={cx(sheet({ padded: true }), frame)}>
      <legend className={css({ srOnly: true })}>
        <Trans>Prices and units</Trans>
      </legend>
      <div className={grid}>
        <Field label={t`Price with tax`}>
          <MoneyInput value={values.price} onChange={price => change({ price: price ?? 0 })} />
        </Field>
        <Field label={t`VAT, %`}>
          <Select
            value={tax}
            disabled={!canEdit}
            options={(rates.includes(tax) ? rates : [...rates, tax]).map(rate => ({
              value: rate,
              label: `${rate}%`,
            }))}
            onChange={rate => change({ taxPercent: Number(rate) })}
          />
        </Field>
        <Field label={t`Stock unit`}>
          <Input
            maxLength={50}
            value={values.unit}
            onChange={event => change({ unit: event.target.value })}
          />
        </Field>
        <Field label={t`Lowest stock`}>
          <NumberInput
            decimals={3}
            max={MAX_NUMBER}
            value={values.minStock}
            onChange={minStock => change({ minStock: minStock ?? 0 })}
          />
        </Field>
        <Field label={t`Highest stock`}>
          <NumberInput
            decimals={3}
            max={MAX_NUMBER}
            value={values.maxStock}
            onChange={maxStock => change({ maxStock: maxStock ?? 0 })}
          />
        </Field>
      </div>
      <h2 className={css({ textStyle: 'titleSm' })}>
        <Trans>Other units</Trans>
      </h2>
      {values.units.length === 0 && (
        <p className={css({ color: 'muted' })}>
          <Trans>A box of 24, for example, has its own price and its own barcode.</Trans>
        </p>
      )}
      <ul className={css({ display: 'grid', gap: '4' })}>
        {values.units.map((unit, index) => {
          const name = unit.name || `${index + 1}`
          return (
            // The rows have no id; they are only added at the end and removed.
            <li key={index} className={unitRow}>
              <Field label={t`Unit`}>
                <Input
                  maxLength={50}
                  value={unit.name}
                  onChange={event => changeUnit(index, { name: event.target.value })}
                />
              </Field>
              <Field label={t`Contains`}>
                <NumberInput
                  decimals={3}
                  max={MAX_NUMBER}
                  value={unit.factor}
                  onChange={factor => changeUnit(index, { factor: factor ?? 0 })}
                />
              </Field>
              <Field label={t`Price with tax`}>
                <MoneyInput value={unit.price} onChange={price => changeUnit(index, { price: price ?? 0 })} />
              </Field>
              <Field label={t`Barcode`}>
                <Input
                  inputMode="numeric"
                  maxLength={50}
                  value={unit.barcode}
                  onChange={event => changeUnit(index, { barcode: event.target.value })}
                />
              </Field>
              {canEdit && (
                <IconButton
                  label={t`Remove the unit ${name}`}
                  onClick={() => change({ units: values.units.filter((_, at) => at !== index) })}
                >
                  <TrashIcon />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {canEdit && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })}>
          <Button
            onClick={() =>
              change({ units: [...values.units, { name: '', factor: 1, price: values.price, barcode: '' }] })
            }
          >
            <PlusIcon />
            <Trans>Add a unit</Trans>
          </Button>
          {isChanged && (
            <Button variant="ghost" onClick={discard}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button
            variant="primary"
            disabled={!isChanged || !areUnitsComplete(values)}
            onClick={() => void save()}
          >
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', border: 'none' })
const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 11rem), 1fr))]',
})
const unitRow = css({
  display: 'grid',
  alignItems: 'end',
  gap: '3',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '[repeat(4, minmax(0, 1fr)) 2.75rem]' },
})
