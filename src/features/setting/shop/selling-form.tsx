import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import { methods } from '#src/contract/shop/documents/documents.ts'
import { cashSteps, SettingFields, type ShopSettings } from '#src/contract/shop/settings.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { SectionCard } from './section-card.tsx'
import { saveSettings } from './setting-calls.ts'
import { CheckList, ChoiceField, PercentField } from './setting-fields.tsx'
import { useSection } from './use-section.ts'

const Selling = v.pick(SettingFields, ['vatMode', 'cashStep', 'discountLimitPercent', 'methods'])

/** How the tills of the shop calculate, and the ways of paying that they offer. */
export function SellingForm({ settings, canEdit }: { settings: ShopSettings; canEdit: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { vatMode, cashStep, discountLimitPercent, methods: offered } = settings
  const section = useSection({
    name: 'selling',
    schema: Selling,
    stored: { vatMode, cashStep, discountLimitPercent, methods: offered },
    save: async values => {
      await saveSettings(settings, values)
      toast.success(t`Saved. The next sale is calculated like this.`)
    },
  })
  const { form } = section
  const names = useMethodNames()
  return (
    <SectionCard title={<Trans>Prices and payment</Trans>} section={section} canEdit={canEdit}>
      <form.AppField name="vatMode">
        {field => (
          <ChoiceField
            label={t`VAT`}
            value={field.state.value}
            onChange={field.handleChange}
            options={[
              { value: 'inside', label: t`Inside the price` },
              { value: 'onTop', label: t`On top of the price` },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="cashStep">
        {field => (
          <ChoiceField
            label={t`Rounding of cash`}
            hint={<Trans>Only when all is paid in cash. The difference is a line of its own.</Trans>}
            value={String(field.state.value)}
            onChange={text => {
              const step = cashSteps.find(one => String(one) === text)
              if (step) field.handleChange(step)
            }}
            options={cashSteps.map(step => ({
              value: String(step),
              label: step === 1 ? t`None` : formatMoney(step, formats),
            }))}
          />
        )}
      </form.AppField>
      <form.AppField name="discountLimitPercent">
        {field => (
          <PercentField
            label={t`Discount without a manager, at most`}
            hint={<Trans>A larger discount needs the right for it, or the PIN of a manager.</Trans>}
            value={field.state.value}
            onChange={field.handleChange}
          />
        )}
      </form.AppField>
      <form.AppField name="methods">
        {field => (
          <CheckList
            label={t`Ways of paying at the till`}
            error={field.state.value.length === 0 && <Trans>Choose at least one.</Trans>}
            options={methods.map(value => ({ value, label: names[value] }))}
            value={field.state.value}
            onChange={chosen => field.handleChange(methods.filter(one => chosen.includes(one)))}
          />
        )}
      </form.AppField>
    </SectionCard>
  )
}
