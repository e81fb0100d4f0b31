import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usualOfEmails } from '#src/features/contacts/fields/labels.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'
import type { FieldsProps } from './fields-props.ts'
import { LabelledRow, RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

/** The mail addresses of a contact. */
export function EmailRows({ contact, save }: FieldsProps) {
  const { t } = useLingui()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { rows, add, change, remove, flush, conflict } = useRows({
    stored: contact.emails,
    blank: { email: '', label: '' },
    isBlank: ({ email }) => email.trim() === '',
    isGood: ({ email }) => isAddress(email),
    inWords: ({ email }) => email,
    save: emails => save({ emails: emails.map(({ email, label }) => ({ email: email.trim(), label })) }),
    draftKey: `contact.${contact.id}.emails`,
  })

  return (
    <RowsFrame heading={t`E-mail`} addLabel={t`Add an e-mail address`} onAdd={add}>
      {rows.map(({ key, value: { email, label } }) => {
        const what = email || t`this address`
        const isWrong = left.has(key) && email.trim() !== '' && !isAddress(email)
        return (
          <LabelledRow
            key={key}
            label={label}
            usual={usualOfEmails}
            onLabel={name => change(key, { label: name })}
            removeLabel={t`Remove ${what}`}
            onRemove={() => remove(key)}
            onBlur={() => {
              setLeft(new Set([...left, key]))
              void flush()
            }}
            error={isWrong && <Trans>This is no e-mail address yet, such as lan@shop.vn.</Trans>}
          >
            <Input
              type="email"
              className={field}
              autoComplete="off"
              autoFocus={email === ''}
              aria-label={t`E-mail address`}
              aria-invalid={isWrong || undefined}
              value={email}
              onChange={event => change(key, { email: event.target.value })}
            />
          </LabelledRow>
        )
      })}
      <ConflictNotice conflict={conflict} />
    </RowsFrame>
  )
}

const isAddress = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text.trim())

const field = css({ minWidth: '0' })
