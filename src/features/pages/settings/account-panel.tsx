import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Account, type PersonSettings } from '#src/contract/pages.ts'
import { api } from '#src/features/pages/load-plan.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { css } from '#styled-system/css'
import { useKeptForm } from './use-kept-form.ts'

interface Props {
  person: PersonSettings
  picture: ReactNode
}

/** The picture of the user, and what colleagues see. */
export function AccountPanel({ person, picture }: Props) {
  const { name, telephone, title, about } = person
  const { form, isSending } = useKeptForm({
    name: `account-${person.email}`,
    schema: Account,
    stored: { name, telephone, title, about },
    send: body => api.saveAccount({ body }),
  })
  return (
    <SchemaForm form={form} className={fields}>
      {picture}
      <form.AppField name="name">
        {field => <field.TextField required label={<Trans>Full name</Trans>} autoComplete="name" />}
      </form.AppField>
      <form.AppField name="title">
        {field => <field.TextField label={<Trans>What you do in the shop</Trans>} maxLength={1000} />}
      </form.AppField>
      <form.AppField name="telephone">
        {field => (
          <field.TextField type="tel" label={<Trans>Telephone</Trans>} autoComplete="tel" maxLength={1000} />
        )}
      </form.AppField>
      <Field
        label={<Trans>Work email</Trans>}
        hint={<Trans>You sign in with it; the owner of the shop can change it.</Trans>}
      >
        <Input readOnly value={person.email} />
      </Field>
      <form.AppField name="about">
        {field => <field.TextareaField label={<Trans>About you</Trans>} maxLength={2000} />}
      </form.AppField>
      <Button type="submit" variant="primary" loading={isSending} className={css({ justifySelf: 'start' })}>
        <Trans>Save</Trans>
      </Button>
    </SchemaForm>
  )
}

const fields = css({ display: 'grid', gap: '4.5' })
