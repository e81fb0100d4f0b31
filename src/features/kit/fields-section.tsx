import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import type { SectionProps } from './section-props.ts'
import { Section, Specimen, stack } from './specimen.tsx'

/** All text fields. */
export function FieldsSection(props: SectionProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('Xe tới 11:00 thay vì 09:30.\nHàng bù ghi riêng một dòng, giá 0.')
  return (
    <Section {...props}>
      <Specimen title={t`Error, hint, success`}>
        <div className={stack}>
          <Field label={<Trans>Email</Trans>} error={<Trans>Add the part after the dot, such as .vn</Trans>}>
            <Input type="email" defaultValue="huong.nguyen@nhasuong" />
          </Field>
          <Field
            label={<Trans>New password</Trans>}
            required
            hint={<Trans>At least 8 characters, with numbers, letters and a special character</Trans>}
          >
            <PasswordInput defaultValue="suong-2026" autoComplete="new-password" />
          </Field>
          <Field label={<Trans>SKU</Trans>} success={<Trans>Free to use</Trans>}>
            <Input defaultValue="NS-0041-500" />
          </Field>
        </div>
      </Specimen>
      <Specimen title={t`With lead and unit`}>
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
      </Specimen>
      <Specimen title={t`Long text`}>
        <div className={stack}>
          <Field label={<Trans>Notes</Trans>}>
            <Textarea value={note} onChange={event => setNote(event.target.value)} />
          </Field>
          <SaveIndicator saved />
        </div>
      </Specimen>
    </Section>
  )
}
