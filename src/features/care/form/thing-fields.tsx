import { XMarkIcon } from '@heroicons/react/20/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { ProductWords } from '#src/blocks/shop/documents/lines/product-words.tsx'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { PartnerPicker } from '#src/blocks/shop/partners/partner-picker.tsx'
import { PhotoField } from '#src/blocks/shop/photos/photo-field.tsx'
import { useStorePhoto } from '#src/blocks/shop/photos/store-photo.ts'
import { ProductFinder } from '#src/blocks/shop/products/product-finder.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { FieldsCard } from '#src/ui/layout/fields-card.tsx'
import { css } from '#styled-system/css'
import type { TicketValues } from './ticket-values.ts'

interface Props {
  values: TicketValues
  onChange: (change: Partial<TicketValues>) => void
}

/** The server keeps at most so many photos of a ticket. */
const MAX_PHOTOS = 20

/** Who brings what, what is wrong with it, and how it looks. */
export function ThingFields({ values, onChange }: Props) {
  const { t } = useLingui()
  const product = useProductsById().get(values.productId ?? '')
  const storing = useStorePhoto()
  const text = (name: 'contact' | 'item' | 'serial' | 'issue' | 'note', maxLength: number) => ({
    maxLength,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <FieldsCard title={<Trans>Customer</Trans>}>
        <PartnerPicker
          kind="customer"
          value={values.customerId}
          onChange={customerId => onChange({ customerId })}
        />
        <Field
          label={t`Who brings it`}
          hint={t`A name or a telephone number, when it is not the customer’s.`}
        >
          <Input {...text('contact', 200)} />
        </Field>
      </FieldsCard>
      <FieldsCard title={<Trans>What is brought</Trans>}>
        {values.productId === null ? (
          <ProductFinder withInactive onPick={({ product }) => onChange({ productId: product.id })} />
        ) : (
          <div className={chosen}>
            <ProductWords product={product} />
            <IconButton label={t`Remove the product`} onClick={() => onChange({ productId: null })}>
              <XMarkIcon />
            </IconButton>
          </div>
        )}
        <div className={pair}>
          <Field
            label={values.productId === null ? t`Or another thing` : t`Another name for it`}
            required={values.productId === null}
          >
            <Input {...text('item', 200)} />
          </Field>
          <Field label={t`Serial number`}>
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              {...text('serial', 100)}
            />
          </Field>
        </div>
        <Field label={t`What is wrong`} required>
          <Textarea {...text('issue', 1000)} />
        </Field>
        <Field label={t`Accessories and condition`} hint={t`They stand on the slip that the customer gets.`}>
          <Textarea {...text('note', 2000)} />
        </Field>
        <PhotoField
          label={t`Photos`}
          pickerLabel={t`Photo of the thing`}
          photos={values.photos}
          max={MAX_PHOTOS}
          onChange={photos => onChange({ photos })}
          storing={storing}
        />
      </FieldsCard>
    </>
  )
}

const chosen = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInlineStart: '3.5',
  paddingBlock: '2',
  borderRadius: 'md',
  background: 'sunken',
  '& > :first-child': { flex: '1' },
})
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
