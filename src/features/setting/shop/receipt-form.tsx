import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { Company } from '#src/contract/company.ts'
import { receiptPapers, SettingFields, type ShopSettings } from '#src/contract/shop/settings.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { ReceiptPreview } from './receipt-preview.tsx'
import { SectionCard } from './section-card.tsx'
import { saveSettings } from './setting-calls.ts'
import { ChoiceField } from './setting-fields.tsx'
import { useSection } from './use-section.ts'

const ReceiptFields = v.pick(SettingFields, ['receiptFooter', 'receiptPaper'])
const MAX_LENGTH = 300

interface Props {
  settings: ShopSettings
  company: Company
  canEdit: boolean
}

/** The paper and the last lines of receipts, and how they look. */
export function ReceiptForm({ settings, company, canEdit }: Props) {
  const { t } = useLingui()
  const { receiptFooter, receiptPaper } = settings
  const section = useSection({
    name: 'receipt',
    schema: ReceiptFields,
    stored: { receiptFooter, receiptPaper },
    save: async values => {
      await saveSettings(settings, values)
      toast.success(t`Saved. Receipts show it from now on.`)
    },
  })
  const { form } = section
  return (
    <SectionCard title={<Trans>Receipts</Trans>} section={section} canEdit={canEdit}>
      <form.AppField name="receiptPaper">
        {field => (
          <ChoiceField
            label={t`Usual paper`}
            hint={<Trans>For devices on which nobody has chosen another.</Trans>}
            value={field.state.value}
            onChange={field.handleChange}
            options={receiptPapers.map(width => ({ value: width, label: t`${{ width }} mm` }))}
          />
        )}
      </form.AppField>
      <form.AppField name="receiptFooter">
        {field => (
          <field.TextareaField
            label={<Trans>Text at the foot</Trans>}
            hint={<Trans>Opening hours, how goods are exchanged. Empty: thanks.</Trans>}
            rows={3}
            maxLength={MAX_LENGTH}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values}>
        {values => <ReceiptPreview company={company} {...values} />}
      </form.Subscribe>
    </SectionCard>
  )
}
