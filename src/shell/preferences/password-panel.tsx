import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import { client } from '#src/api/client.ts'
import { PasswordChange, preferences } from '#src/contract/preferences.ts'
import { markDirty } from '#src/device/dirty.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { tell } from './tell.ts'

const api = client(preferences)
const empty = { oldPassword: '', newPassword: '' }

/** A new password. Once it is changed, one signs in with it. */
export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { twoStep, changeEvery6Months } = useShellData().preferences
  const [typed, setTyped] = useState(empty)
  const [chosen, setChosen] = useState({ twoStep, changeEvery6Months })
  const [isSending, setIsSending] = useState(false)
  const isTyped = typed.oldPassword !== '' || typed.newPassword !== ''
  useEffect(() => (isTyped ? markDirty() : undefined), [isTyped])

  const body = { ...typed, ...chosen }

  /** spec: the drawer closes, and a titled confirmation with only an OK button comes; confirming signs the user out */
  async function askToSignIn() {
    setTyped(empty)
    onChanged()
    const title = t`Your password is changed`
    await confirm({ title, text: t`Sign in again with the new one.`, action: t`OK`, cancel: false })
    await navigate({ to: '/sign-out' })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    void tell(api.resetPassword({ body }), askToSignIn).finally(() => setIsSending(false))
  }

  return (
    <form onSubmit={submit} className={form}>
      <Field required label={<Trans>Old password</Trans>}>
        <PasswordInput
          autoComplete="current-password"
          value={typed.oldPassword}
          onChange={event => setTyped({ ...typed, oldPassword: event.target.value })}
        />
      </Field>
      <Field
        required
        label={<Trans>New password</Trans>}
        // spec: a hint only, it is not checked
        hint={<Trans>Minimum 8 characters, must include numbers, letters and special characters.</Trans>}
      >
        <PasswordInput
          autoComplete="new-password"
          value={typed.newPassword}
          onChange={event => setTyped({ ...typed, newPassword: event.target.value })}
        />
      </Field>
      <div>
        <Switch
          checked={chosen.twoStep}
          onChange={event => setChosen({ ...chosen, twoStep: event.target.checked })}
        >
          <Trans>Two-step authentication</Trans>
        </Switch>
        <Switch
          checked={chosen.changeEvery6Months}
          onChange={event => setChosen({ ...chosen, changeEvery6Months: event.target.checked })}
        >
          <Trans>Remind me to change it every 6 months</Trans>
        </Switch>
      </div>
      <Button
        type="submit"
        variant="primary"
        loading={isSending}
        disabled={!v.is(PasswordChange, body)}
        className={css({ justifySelf: 'start' })}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

const form = css({ display: 'grid', gap: '4.5', maxWidth: 'pane.drawer' })
