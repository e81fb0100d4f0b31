import { TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import type { Product } from '#src/contract/products.ts'
import { HistoryButton } from '#src/features/products/history/history-button.tsx'
import { api } from '#src/features/products/load-inventory.ts'
import { newName } from '#src/features/products/new-product.ts'
import { useRemove } from '#src/features/products/table/use-remove.ts'
import { TagsField } from '#src/features/products/tags/tags-field.tsx'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { pick } from '#src/lib/merge-fields.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { css } from '#styled-system/css'
import { ChoiceField } from './choice-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { FormConflicts } from './form-conflicts.tsx'
import { dropFormDraft, keepFormDraft, loadFormDraft } from './form-draft.ts'
import { FormStatus } from './form-status.tsx'
import {
  changesFrom,
  conflictsIn,
  type FieldName,
  FormSchema,
  type FormValues,
  valuesOf,
} from './form-values.ts'
import { NumberField } from './number-field.tsx'
import { PriceLine } from './price-line.tsx'

/** spec: a result is shown for 3 s */
const FLASH_MS = 3000

/** Whether something happened a moment ago, and the function that says that it happens now. */
function useFlash(): [isShown: boolean, flash: () => void] {
  const [at, setAt] = useState<number>()
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(setAt, FLASH_MS, undefined)
    return () => clearTimeout(timer)
  }, [at])
  return [at !== undefined, () => setAt(Date.now())]
}

interface Props {
  product: Product
  /** The form begins with what was typed and not saved. */
  restoresDraft: boolean
  /** The form has to begin again with what is stored. */
  onReset: () => void
}

/** The fields of a product, saved by a button. What is typed is kept on this device until then. */
export function ProductForm({ product, restoresDraft, onReset }: Props) {
  const { t } = useLingui()
  const { id } = product
  const { categories, brands, vendors } = useInventory()
  const remove = useRemove()
  const [isSaved, flash] = useFlash()
  const stored = valuesOf(product)
  const [draft] = useState(() => (restoresDraft ? loadFormDraft(id) : undefined))
  const [base, setBase] = useState(draft?.base ?? stored)
  const [first, setFirst] = useState(draft?.values ?? stored)
  const { form, isSending } = useSchemaForm({
    schema: FormSchema,
    defaultValues: first,
    send: async values => {
      // A field that was changed elsewhere too is sent after the user has chosen.
      const conflicts = conflictsIn(base, stored, values)
      const changes = changesFrom(base, { ...values, name: values.name.trim() }, conflicts)
      if (changes) await api.update({ body: { id, product: changes } })
      const now: FormValues = form.state.values
      const sent = { ...values, ...pick(base, conflicts) }
      setBase(sent)
      // What was typed meanwhile is not stored yet.
      if (changesFrom(sent, now)) keep(sent, now)
      else reset(values)
    },
    onChange: values => keep(base, values),
  })
  const values = useStore(form.store, state => state.values)
  const isChanged = changesFrom(base, values) !== undefined
  const conflicts = isSending ? [] : conflictsIn(base, stored, values)
  const isSendable = changesFrom(base, values, conflicts) !== undefined

  // What was stored elsewhere is shown as long as nothing is typed here.
  const isOutdated = !isChanged && !isSending && changesFrom(base, stored) !== undefined
  useEffect(() => {
    if (isOutdated) onReset()
  }, [isOutdated, onReset])

  /** Stores what is typed on this device. */
  function keep(base: FormValues, values: FormValues) {
    if (changesFrom(base, values)) keepFormDraft(id, { base, values })
    else dropFormDraft(id)
  }

  /** Ends the conflict of a field with one of its two values. */
  function settle(name: FieldName, value: FormValues[FieldName]) {
    const next = { ...base, ...pick(stored, [name]) }
    setBase(next)
    form.setFieldValue(name, value as never)
    keep(next, { ...values, [name]: value })
  }

  function reset(values: FormValues) {
    dropFormDraft(id)
    setFirst(values)
    form.reset(values)
    flash()
  }

  function discard() {
    dropFormDraft(id)
    onReset()
  }

  return (
    <SchemaForm form={form} className={frame}>
      <div className={css({ display: 'flex', gap: '4', alignItems: 'end', flexWrap: 'wrap' })}>
        <div className={css({ flex: '[1 1 16rem]', minWidth: '0' })}>
          <form.AppField name="name">
            {field => (
              <field.TextField
                label={t({ message: 'Name', context: 'product' })}
                required
                missing={<Trans>A product needs a name.</Trans>}
                autoComplete="off"
                autoFocus={product.name === newName}
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="active">
          {field => <field.SwitchField>{t`On sale`}</field.SwitchField>}
        </form.AppField>
      </div>
      <div className={grid}>
        <form.AppField name="sku">
          {field => <field.TextField label={t`SKU`} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="barcode">
          {field => <field.TextField label={t`Barcode`} autoComplete="off" inputMode="numeric" />}
        </form.AppField>
        <form.AppField name="category">
          {() => <ChoiceField label={t`Category`} options={categories} />}
        </form.AppField>
        <form.AppField name="brand">{() => <ChoiceField label={t`Brand`} options={brands} />}</form.AppField>
        <form.AppField name="vendor">
          {() => <ChoiceField label={t`Supplier`} options={vendors} />}
        </form.AppField>
        <form.AppField name="weight">{() => <NumberField label={t`Weight`} unit="kg" />}</form.AppField>
        <form.AppField name="stock">{() => <NumberField label={t`Stock`} />}</form.AppField>
        <form.AppField name="reserved">{() => <NumberField label={t`Reserved`} />}</form.AppField>
        {product.cost !== undefined && (
          <form.AppField name="cost">{() => <NumberField label={t`Cost`} unit="₫" />}</form.AppField>
        )}
        <form.AppField name="basePrice">{() => <NumberField label={t`Base price`} unit="₫" />}</form.AppField>
        <form.AppField name="taxPercent">{() => <NumberField label={t`Tax`} unit="%" />}</form.AppField>
        <PriceLine basePrice={values.basePrice} taxPercent={values.taxPercent} />
      </div>
      <form.AppField name="description">{() => <DescriptionField />}</form.AppField>
      <form.AppField name="tags">{() => <TagsField />}</form.AppField>
      <FormConflicts
        names={conflicts}
        stored={stored}
        onKeepMine={name => settle(name, values[name])}
        onTakeTheirs={name => settle(name, stored[name])}
      />
      <div className={actions}>
        <Button variant="ghost" onClick={() => void remove([id])}>
          <TrashIcon />
          <Trans>Delete</Trans>
        </Button>
        <HistoryButton product={product} />
        <FormStatus isChanged={isChanged} isSaved={isSaved} />
        {isChanged && (
          <Button onClick={discard}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <Button type="submit" variant="primary" loading={isSending} disabled={!isSendable}>
          <Trans>Update</Trans>
        </Button>
      </div>
    </SchemaForm>
  )
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 11rem), 1fr))]',
})
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' })
