import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { dropRequest, keepRequest, keptRequest } from '#src/blocks/support/kept-request.ts'
import { SupportFields, type SupportRequest } from '#src/contract/guides.ts'
import { api } from '#src/features/guides/load-help.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  user: { name: string; email: string }
  onSent: (request: SupportRequest) => void
}

/** Form for a request to the support team. All four fields are required. */
export function SupportForm({ user, onSent }: Props) {
  const blank = { name: user.name, email: user.email, subject: '', message: '' }
  const [first, setFirst] = useState(() => keptRequest() ?? blank)
  const { form, isSending } = useSchemaForm({
    schema: SupportFields,
    defaultValues: first,
    send: async fields => {
      const request = await api.ask({ body: { request: fields } })
      clear()
      onSent(request)
    },
    onChange: keepRequest,
  })

  function clear() {
    // The form compares its values with the initial ones at each render.
    setFirst(blank)
    form.reset(blank)
    dropRequest()
  }

  return (
    <SchemaForm form={form} className={cx(sheet(), fields)}>
      <form.AppField name="name">
        {field => (
          <field.TextField label={<Trans>Name</Trans>} required autoComplete="name" maxLength={1000} />
        )}
      </form.AppField>
      <form.AppField name="email">
        {field => (
          <field.TextField
            label={<Trans>E-mail</Trans>}
            required
            type="email"
            autoComplete="email"
            hint={<Trans>The reply goes to this address.</Trans>}
            maxLength={1000}
          />
        )}
      </form.AppField>
      <form.AppField name="subject">
        {field => <field.TextField label={<Trans>Subject</Trans>} required maxLength={1000} />}
      </form.AppField>
      <form.AppField name="message">
        {field => (
          <field.TextareaField
            label={<Trans>What happened?</Trans>}
            required
            className={lines}
            hint={<Trans>The screen, what you pressed, and what you saw.</Trans>}
            maxLength={10_000}
          />
        )}
      </form.AppField>
      <div className={actions}>
        <Button onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
        <Button type="submit" variant="primary" loading={isSending}>
          <Trans>Submit</Trans>
        </Button>
      </div>
    </SchemaForm>
  )
}

const fields = css({ display: 'grid', gap: '4', padding: { base: 'card', md: '8' } })
const lines = css({ minHeight: '40' })
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' })
