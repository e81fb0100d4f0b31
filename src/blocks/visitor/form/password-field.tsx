import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '#src/ui/form/field.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'

type Props = {
  error: string | undefined
  label?: ReactNode
  name?: string
  /** For a new password instead of an existing one. */
  fresh?: boolean
  hint?: ReactNode
  autoFocus?: boolean
}

export function PasswordField({ error, label, name = 'password', fresh = false, hint, autoFocus }: Props) {
  return (
    <Field label={label ?? <Trans>Password</Trans>} hint={hint} error={error}>
      <PasswordInput
        size="lg"
        name={name}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        autoFocus={autoFocus}
      />
    </Field>
  )
}

/** spec: a hint only, it is not checked */
export const PasswordHint = () => (
  <Trans>Minimum 8 characters, must include numbers, letters and special characters.</Trans>
)
