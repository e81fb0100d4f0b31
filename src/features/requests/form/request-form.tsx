import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import { requestTypes } from '#src/contract/shop/documents/request.ts'
import { Comment } from '#src/contract/shop/documents/requests.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { requestCalls } from '#src/features/requests/request-calls.ts'
import { useFieldNames, useTypeNames } from '#src/features/requests/request-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { askedFields, changesOf, emptyRequest, Filled, RequestForm as FormSchema } from './request-values.ts'
import { ValueField } from './value-field.tsx'

/** A new request of the user: what it is, what changes, and why. What is typed stays on this device until it is sent. */
export function RequestForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const types = useTypeNames()
  const names = useFieldNames()
  const draft = useDraft('request.new', emptyRequest, 0)
  const [first] = useState(draft.values)
  const { form, isSending } = useSchemaForm({
    schema: FormSchema,
    defaultValues: first,
    onChange: values => draft.change(() => values),
    async send(values) {
      const row = await requestCalls.create({
        body: {
          id: crypto.randomUUID(),
          at: new Date().toISOString(),
          device: devicePrefix(),
          type: values.type,
          changes: changesOf(values),
          note: values.note.trim(),
        },
      })
      draft.drop()
      toast.success(t`The request is sent. The answer will stand here.`)
      await navigate({
        to: '/main/setting/employee/all/requests/$id',
        params: { id: row.id },
        replace: true,
      })
    },
  })

  /** The fields of the former type are gone; what they lacked does not stop the form. */
  function forgetErrors() {
    for (const { field } of Object.values(askedFields).flat())
      for (const name of [`before.${field}`, `after.${field}`] as const)
        if (form.getFieldMeta(name))
          form.setFieldMeta(name, meta => ({ ...meta, errorMap: {}, errorSourceMap: {} }))
  }

  function discard() {
    draft.drop()
    form.reset(emptyRequest)
  }

  return (
    <PageLayout title={t`New request`} lead={<Trans>The staff manager answers it.</Trans>}>
      <SchemaForm form={form} className={cx(sheet(), fields)}>
        <form.AppField name="type" listeners={{ onChange: forgetErrors }}>
          {field => (
            <field.SelectField
              label={<Trans>What is it about?</Trans>}
              options={requestTypes.map(type => ({ value: type, label: types[type] }))}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.type}>
          {type => (
            <div key={type} className={pair}>
              {askedFields[type].flatMap(({ field, hasBefore }) => {
                const name = names[field]
                return [
                  hasBefore && (
                    <form.AppField
                      key={`${field} before`}
                      name={`before.${field}`}
                      validators={{ onChange: Filled }}
                    >
                      {() => <ValueField field={field} label={t`${name} now`} />}
                    </form.AppField>
                  ),
                  <form.AppField key={field} name={`after.${field}`} validators={{ onChange: Filled }}>
                    {() => <ValueField field={field} label={hasBefore ? t`${name} as asked` : name} />}
                  </form.AppField>,
                ]
              })}
            </div>
          )}
        </form.Subscribe>
        <form.AppField name="note" validators={{ onChange: Comment }}>
          {field => <field.TextareaField required label={<Trans>Reason</Trans>} rows={3} maxLength={2000} />}
        </form.AppField>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          <Button type="submit" variant="primary" loading={isSending}>
            <Trans>Send the request</Trans>
          </Button>
          {draft.isChanged && (
            <Button variant="ghost" onClick={discard}>
              <Trans>Discard</Trans>
            </Button>
          )}
        </div>
      </SchemaForm>
    </PageLayout>
  )
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4.5',
  padding: 'card',
  maxWidth: 'pane.formMax',
})
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4.5',
  _empty: { display: 'none' },
})
