import { Trans } from '@lingui/react/macro'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'

type Props = { error: string | undefined; defaultValue?: string | undefined; autoFocus?: boolean }

export function EmailField({ error, ...input }: Props) {
  return (
    <Field label={<Trans>Work email</Trans>} error={error}>
      <Input
        {...input}
        size="lg"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}
