import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { products } from '#src/features/showcase/page/sample.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { Field } from '#src/ui/form/field.tsx'

/** A choice from many options, found by typing; accents and case are ignored. */
export function FoundByTyping() {
  const { t } = useLingui()
  const [product, setProduct] = useState<(typeof products)[number]['sku'] | null>('NS-0041')
  return (
    <Field label={t`Product`} hint={t`Accents do not matter: “nuoc mam” finds “Nước mắm”`}>
      <Combobox
        value={product}
        onChange={setProduct}
        placeholder={t`Name or SKU`}
        options={products.map(({ sku, name }) => ({ value: sku, label: name }))}
      />
    </Field>
  )
}
