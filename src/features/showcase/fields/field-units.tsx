import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'

/** An icon before the text, a unit after it, a label of any length. */
export function FieldUnits() {
  const { t } = useLingui()
  return (
    <div className={stack}>
      <Input aria-label={t`Search`} placeholder={t`Search products`} lead={<MagnifyingGlassIcon />} />
      <Field label={<Trans>Base price</Trans>}>
        <Input defaultValue="68.000" inputMode="numeric" trail="₫" />
      </Field>
      <Field
        label={
          <Trans>
            How the customer would like to be called on the invoice, and in messages from the shop
          </Trans>
        }
      >
        <Input defaultValue="Công ty TNHH Thương mại Dịch vụ Nhà Sương Gò Vấp" />
      </Field>
      <Field label={<Trans>Stock</Trans>}>
        <Input defaultValue="24" disabled />
      </Field>
    </div>
  )
}
