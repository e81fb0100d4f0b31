import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useState } from 'react'
import { client } from '#src/api/client.ts'
import { useMay } from '#src/blocks/shop/use-may.ts'
import { grants } from '#src/contract/shop/grants.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { SettingSection } from '#src/ui/layout/setting-section.tsx'
import { css } from '#styled-system/css'

const calls = client(grants)
const grantable = ['changePrice', 'discountOverLimit', 'refund', 'void'] as const

/** Sets or removes the PIN with which a manager grants one act at the till. Shown to those who can grant one. */
export function PinSection() {
  const may = useMay()
  return grantable.some(may) ? <PinForm /> : null
}

function PinForm() {
  const { t } = useLingui()
  const once = useSingleAction()
  const [isSet, setIsSet] = useState(false)
  const [pin, setPin] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<ApiProblem>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isCurrent = true
    void withErrorToast(() => calls.pin()).then(reply => {
      if (isCurrent && reply) setIsSet(reply.isSet)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  async function save(next: string | null) {
    setBusy(true)
    setProblem(undefined)
    try {
      setIsSet((await calls.setPin({ body: { password, pin: next } })).isSet)
      setPin('')
      setPassword('')
      toast.success(next === null ? t`The PIN is removed.` : t`The PIN is saved.`)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void once(() => save(pin))
  }

  const isPinWrong = problem?.field === 'pin'
  return (
    <SettingSection title={<Trans>PIN at the till</Trans>}>
      <form className={css({ display: 'grid', gap: '4.5' })} onSubmit={submit}>
        <p className={css({ color: 'muted' })}>
          {isSet ? (
            <Trans>You have a PIN. With it you allow one act of a cashier, such as a refund.</Trans>
          ) : (
            <Trans>With a PIN you allow one act of a cashier, such as a refund, without signing in.</Trans>
          )}
        </p>
        <Field
          label={t`New PIN`}
          hint={t`4 to 8 digits.`}
          error={isPinWrong ? t`A PIN has 4 to 8 digits.` : undefined}
        >
          <PasswordInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            onChange={event => setPin(event.target.value)}
          />
        </Field>
        <Field label={t`Your password`} error={problem && !isPinWrong ? problem.message : undefined}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })}>
          <Button type="submit" loading={isBusy} disabled={pin === '' || password === ''}>
            <Trans>Save the PIN</Trans>
          </Button>
          {isSet && (
            <Button
              variant="ghost"
              disabled={isBusy || password === ''}
              onClick={() => void once(() => save(null))}
            >
              <Trans>Remove the PIN</Trans>
            </Button>
          )}
        </div>
      </form>
    </SettingSection>
  )
}
