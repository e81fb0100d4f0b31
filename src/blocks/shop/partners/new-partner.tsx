import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import type { Partner } from '#src/contract/shop/partners.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { css, cx } from '#styled-system/css'
import { type PartnerKind, partnerCalls } from './partner-query.ts'

interface Props {
  kind: PartnerKind
  /** What was typed: the name, or the telephone number when it has digits only. */
  name: string
  onDone: (partner: Partner) => void
  onCancel: () => void
  className?: string | undefined
}

const isPhone = (text: string) => /^[\d\s+.-]+$/.test(text)

/** Adds a partner with a name and a telephone number. A repeated press adds it once: its id is made here. */
export function NewPartner({ kind, name: typed, onDone, onCancel, className }: Props) {
  const { t } = useLingui()
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState(isPhone(typed) ? '' : typed)
  const [phone, setPhone] = useState(isPhone(typed) ? typed : '')
  const once = useSingleAction()
  const canSave = name.trim() !== ''

  const save = () =>
    once(async () => {
      if (!canSave) return
      const partner = {
        code: '',
        name: name.trim(),
        phone: phone.trim(),
        address: '',
        taxCode: '',
        group: '',
        creditLimit: 0,
        active: true,
      }
      const made = await withErrorToast(() =>
        partnerCalls[kind].create({ body: { id, partner }, idempotencyKey: id }),
      )
      if (made) onDone(made)
    })

  function press(event: KeyboardEvent) {
    if (isEnter(event) && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      void save()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }

  return (
    <div
      role="group"
      aria-label={kind === 'customer' ? t`New customer` : t`New supplier`}
      className={cx(frame, className)}
      onKeyDown={press}
    >
      <Field label={t`Name`} required>
        <Input autoFocus maxLength={200} value={name} onChange={event => setName(event.target.value)} />
      </Field>
      <Field label={t`Telephone`}>
        <Input type="tel" maxLength={30} value={phone} onChange={event => setPhone(event.target.value)} />
      </Field>
      <div className={actions}>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" disabled={!canSave} onClick={() => void save()}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </div>
  )
}

const frame = css({ display: 'grid', gap: '3', padding: '3.5', borderRadius: 'lg', background: 'sunken' })
const actions = css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })
