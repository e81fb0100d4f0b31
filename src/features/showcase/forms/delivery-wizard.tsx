import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'
import { StepList } from './step-list.tsx'
import { useWizard } from './use-wizard.ts'

/** A delivery in three steps. Back keeps what was typed. */
export function DeliveryWizard({ vertical = false }: { vertical?: boolean }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [day, setDay] = useState<Date | null>(null)
  const filled = [name.trim() !== '', address.trim() !== '', day !== null]
  const { step, isDone, isWarned, next, goTo } = useWizard(index => filled[index] ?? true, filled.length)
  const error = (at: number, text: string) => (isWarned && step === at && !filled[at] ? text : undefined)

  return (
    <div className={vertical ? beside : stack}>
      <StepList vertical={vertical} steps={[t`Customer`, t`Address`, t`Day`]} current={step} onStep={goTo} />
      <form
        noValidate
        className={stack}
        onSubmit={event => {
          event.preventDefault()
          next()
        }}
      >
        {step === 0 && (
          <Field label={t`Name`} required error={error(0, t`Who gets it?`)}>
            <Input value={name} onChange={event => setName(event.target.value)} />
          </Field>
        )}
        {step === 1 && (
          <Field label={t`Address`} required error={error(1, t`Where does it go?`)}>
            <Input value={address} onChange={event => setAddress(event.target.value)} />
          </Field>
        )}
        {step === 2 && (
          <Field label={t`Day`} required error={error(2, t`When does it go?`)}>
            <DatePicker label={t`Day`} value={day} onChange={setDay} />
          </Field>
        )}
        {isDone ? (
          <Notice tone="success" title={t`The delivery is planned`}>
            {name}, {address}
          </Notice>
        ) : (
          <div className={css({ display: 'flex', gap: '2' })}>
            <Button disabled={step === 0} onClick={() => goTo(step - 1)}>
              <Trans>Back</Trans>
            </Button>
            <Button type="submit" variant="primary">
              {step === filled.length - 1 ? <Trans>Plan it</Trans> : <Trans>Next step</Trans>}
            </Button>
          </div>
        )}
        {isDone && (
          <div>
            <Button onClick={() => goTo(0)}>
              <Trans>Plan another one</Trans>
            </Button>
          </div>
        )}
      </form>
    </div>
  )
}

const beside = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[12rem minmax(0, 1fr)]' },
  gap: '5',
})
