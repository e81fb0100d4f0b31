import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { blankSupplier, Supplier } from './supplier-schema.ts'

/** A form with a schema: each error stands at its field, and Save goes to the first one. */
export function SupplierForm({ className }: { className: string }) {
  const { t } = useLingui()
  const { form, isSending } = useSchemaForm({
    schema: Supplier,
    defaultValues: blankSupplier,
    send: async ({ name }) => toast.success(t`${name} was saved`),
  })

  return (
    <SchemaForm form={form} className={className}>
      <form.AppField name="name">
        {field => <field.TextField label={<Trans>Supplier</Trans>} required maxLength={200} />}
      </form.AppField>
      <form.AppField name="email">
        {field => <field.TextField label={<Trans>Email</Trans>} required type="email" autoComplete="off" />}
      </form.AppField>
      <form.AppField name="address">
        {field => <field.TextField label={<Trans>Address</Trans>} required maxLength={200} />}
      </form.AppField>
      <form.AppField name="kind">
        {field => (
          <field.SelectField
            label={<Trans>Kind</Trans>}
            options={[
              { value: 'goods', label: t`Goods` },
              { value: 'service', label: t`Services` },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="notes">
        {field => <field.TextareaField label={<Trans>Notes</Trans>} maxLength={200} />}
      </form.AppField>
      <form.AppField name="invoices">
        {field => (
          <field.SwitchField>
            <Trans>Sends invoices by mail</Trans>
          </field.SwitchField>
        )}
      </form.AppField>
      <div>
        <Button type="submit" variant="primary" loading={isSending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </SchemaForm>
  )
}
