import { Trans } from '@lingui/react/macro'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'

/** An error replaces the hint and says how to correct it. */
export const FieldMessages = () => (
  <div className={stack}>
    <Field label={<Trans>Email</Trans>} error={<Trans>Add the part after the dot, such as .vn</Trans>}>
      <Input type="email" defaultValue="huong.nguyen@nhasuong" />
    </Field>
    <Field
      label={<Trans>New password</Trans>}
      required
      hint={<Trans>At least 8 characters, with numbers, letters and a special character</Trans>}
    >
      <PasswordInput defaultValue="suong-2026" autoComplete="new-password" />
    </Field>
    <Field label={<Trans>SKU</Trans>} success={<Trans>Free to use</Trans>}>
      <Input defaultValue="NS-0041-500" />
    </Field>
  </div>
)
