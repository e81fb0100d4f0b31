import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { client } from '#src/api/client.ts'
import { PasswordChange } from '#src/contract/shell/password-change.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { markDirty } from '#src/device/drafts/dirty.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { tell } from './tell.ts'

const api = client(preferences)
const empty = { oldPassword: '', newPassword: '' }

/** Form for a new password. After the change the user signs in again. */
export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { twoStep, changeEvery6Months } = useShellData().preferences
  const { form, isComplete, isSending } = useSchemaForm({
    schema: PasswordChange,
    defaultValues: { ...empty, twoStep, changeEvery6Months },
    send: body => tell(api.resetPassword({ body }), askToSignIn),
  })
  const isTyped = useStore(form.store, ({ values }) => values.oldPassword + values.newPassword !== '')
  useEffect(() => (isTyped ? markDirty() : undefined), [isTyped])

  /** spec: the drawer closes, and a titled confirmation with only an OK button opens; confirming signs the user out */
  async function askToSignIn() {
    form.reset({ ...form.state.values, ...empty })
    onChanged()
    const title = t`Your password is changed`
    await confirm({ title, text: t`Sign in again with the new one.`, action: t`OK`, cancel: false })
    await navigate({ to: '/sign-out' })
  }

  return (
    <SchemaForm form={form} className={panel}>
      <form.AppField name="oldPassword">
        {field => (
          <field.PasswordField required label={<Trans>Old password</Trans>} autoComplete="current-password" />
        )}
      </form.AppField>
      <form.AppField name="newPassword">
        {field => (
          <field.PasswordField
            required
            label={<Trans>New password</Trans>}
            // spec: a hint only, it is not checked
            hint={<Trans>Minimum 8 characters, must include numbers, letters and special characters.</Trans>}
            autoComplete="new-password"
          />
        )}
      </form.AppField>
      <div>
        <form.AppField name="twoStep">
          {field => (
            <field.SwitchField>
              <Trans>Two-step authentication</Trans>
            </field.SwitchField>
          )}
        </form.AppField>
        <form.AppField name="changeEvery6Months">
          {field => (
            <field.SwitchField>
              <Trans>Remind me to change it every 6 months</Trans>
            </field.SwitchField>
          )}
        </form.AppField>
      </div>
      <Button
        type="submit"
        variant="primary"
        loading={isSending}
        disabled={!isComplete}
        className={css({ justifySelf: 'start' })}
      >
        <Trans>Save</Trans>
      </Button>
    </SchemaForm>
  )
}

const panel = css({ display: 'grid', gap: '4.5', maxWidth: 'pane.drawer' })
