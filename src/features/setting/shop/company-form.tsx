import { Trans, useLingui } from '@lingui/react/macro'
import type { Company } from '#src/contract/company.ts'
import { CompanyFields } from '#src/contract/shop/settings.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { css } from '#styled-system/css'
import { LogoField } from './logo-field.tsx'
import { SectionCard } from './section-card.tsx'
import { saveCompany } from './setting-calls.ts'
import { useSection } from './use-section.ts'

/** What the shop says about itself: in the header, on receipts and slips. */
export function CompanyForm({ company, canEdit }: { company: Company; canEdit: boolean }) {
  const { t } = useLingui()
  const { companyName, companyAddress, taxCode = '', phone = '' } = company
  const section = useSection({
    name: 'company',
    schema: CompanyFields,
    stored: { companyName, companyAddress, taxCode, phone },
    save: async values => {
      await saveCompany(company, values)
      toast.success(t`Saved. Receipts show it from now on.`)
    },
  })
  const { form } = section
  return (
    <SectionCard title={<Trans>Shop</Trans>} section={section} canEdit={canEdit}>
      <LogoField company={company} canEdit={canEdit} />
      <form.AppField name="companyName">
        {field => <field.TextField required label={<Trans>Name of the shop</Trans>} maxLength={1000} />}
      </form.AppField>
      <form.AppField name="companyAddress">
        {field => <field.TextField label={<Trans>Address</Trans>} maxLength={1000} />}
      </form.AppField>
      <div className={pair}>
        <form.AppField name="phone">
          {field => <field.TextField label={<Trans>Telephone</Trans>} type="tel" maxLength={1000} />}
        </form.AppField>
        <form.AppField name="taxCode">
          {field => (
            <field.TextField
              label={<Trans>Tax code</Trans>}
              hint={<Trans>Receipts and slips show it.</Trans>}
              inputMode="numeric"
              maxLength={1000}
            />
          )}
        </form.AppField>
      </div>
    </SectionCard>
  )
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4.5',
})
