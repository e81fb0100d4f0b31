import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { cycles, Plan, planNames } from '#src/contract/pages.ts'
import { api } from '#src/features/pages/load-plan.ts'
import { priceOf } from '#src/features/pages/pricing/price-of.ts'
import { usePlans } from '#src/features/pages/pricing/use-plans.tsx'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { PlanFacts } from './plan-facts.tsx'
import { useKeptForm } from './use-kept-form.ts'

/** The plan of the shop and its billing, for those who may see or change it. */
export function PlanPanel({ plan }: { plan: Plan | undefined }) {
  const can = useCan()
  if (!plan)
    return (
      <p className={css({ color: 'muted' })}>
        <Trans>You may not see the plan of the shop. Ask its owner.</Trans>
      </p>
    )
  return can('setting', 'edit') ? <PlanForm plan={plan} /> : <PlanFacts plan={plan} />
}

function PlanForm({ plan }: { plan: Plan }) {
  const { t } = useLingui()
  const { names } = usePlans()
  const formats = useFormats()
  const { form, isSending } = useKeptForm({
    name: `plan-settings-${plan.plan}-${plan.cycle}`,
    schema: Plan,
    stored: plan,
    send: body => api.savePlan({ body }),
  })
  const paid = { month: t`a month`, year: t`a year` }
  const methods = { transfer: t`Bank transfer`, wallet: t`Wallet`, cash: t`Cash` }
  const options = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }))

  return (
    <SchemaForm form={form} className={fields}>
      <form.AppField name="plan">
        {field => (
          <field.SelectField
            label={<Trans>Plan</Trans>}
            options={planNames.map(value => ({
              value,
              label: `${names[value]} · ${cycles
                .map(cycle => `${formatMoney(priceOf(value, cycle), formats)} ${paid[cycle]}`)
                .join(' / ')}`,
            }))}
          />
        )}
      </form.AppField>
      <div className={pair}>
        <form.AppField name="cycle">
          {field => (
            <field.SelectField
              label={<Trans>Billing period</Trans>}
              options={options({ month: t`Monthly`, year: t`Yearly, two months free` })}
            />
          )}
        </form.AppField>
        <form.AppField name="method">
          {field => <field.SelectField label={<Trans>How</Trans>} options={options(methods)} />}
        </form.AppField>
        <form.AppField name="company">
          {field => <field.TextField label={<Trans>Billed to</Trans>} autoComplete="organization" />}
        </form.AppField>
        <form.AppField name="taxCode">
          {field => <field.TextField label={<Trans>Tax code</Trans>} inputMode="numeric" maxLength={20} />}
        </form.AppField>
      </div>
      <form.AppField name="address">
        {field => <field.TextField label={<Trans>Address</Trans>} autoComplete="street-address" />}
      </form.AppField>
      <form.AppField name="email">
        {field => <field.TextField type="email" label={<Trans>Invoices go to</Trans>} autoComplete="email" />}
      </form.AppField>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5' })}>
        <Button type="submit" variant="primary" loading={isSending}>
          <Trans>Save</Trans>
        </Button>
        <Link to="/pages/pricing/$variant" params={{ variant: 'table' }} className={link()}>
          <Trans>Compare the plans</Trans>
        </Link>
      </div>
    </SchemaForm>
  )
}

const fields = css({ display: 'grid', gap: '4.5' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
