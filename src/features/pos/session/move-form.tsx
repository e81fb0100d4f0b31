import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import type { Session } from '#src/contract/shop/sessions.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { css } from '#styled-system/css'
import { sessionCalls } from './session-calls.ts'

/** Puts cash into the drawer or takes some out, with a reason. A repeated press does it once: the id is made here. */
export function MoveForm({ session, onDone }: { session: Session; onDone: () => void }) {
  const { t } = useLingui()
  const [moveId] = useState(() => crypto.randomUUID())
  const [way, setWay] = useState<'in' | 'out'>('out')
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const once = useSingleAction()
  const isReady = (amount ?? 0) > 0 && reason.trim() !== ''

  async function move() {
    setBusy(true)
    const body = {
      moveId,
      at: new Date().toISOString(),
      amount: (amount ?? 0) * (way === 'in' ? 1 : -1),
      reason: reason.trim(),
    }
    const moved = await withErrorToast(() =>
      sessionCalls.move({ params: { id: session.id }, body, idempotencyKey: moveId }),
    )
    setBusy(false)
    if (!moved) return
    toast.success(way === 'in' ? t`The cash is in the drawer.` : t`The cash was taken out.`)
    onDone()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady) void once(move)
  }

  return (
    <form className={stack} onSubmit={submit}>
      <SegmentedControl
        label={t`Way of the cash`}
        value={way}
        onChange={setWay}
        options={[
          { value: 'out', label: t`Take cash out` },
          { value: 'in', label: t`Put in` },
        ]}
      />
      <Field label={t`Amount`} required>
        <MoneyInput autoFocus value={amount} onChange={setAmount} />
      </Field>
      <Field label={t`Reason`} required>
        <Input maxLength={200} value={reason} onChange={event => setReason(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" loading={isBusy} disabled={!isReady}>
        {way === 'in' ? <Trans>Put the cash in</Trans> : <Trans>Take the cash out</Trans>}
      </Button>
    </form>
  )
}

const stack = css({ display: 'grid', gap: '4' })
