import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usualOfPhones } from '#src/features/contacts/fields/labels.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'
import { CountryChooser } from './country-chooser.tsx'
import type { FieldsProps } from './fields-props.ts'
import { LabelledRow, RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

/** The numbers of a contact, each with its country. */
export function PhoneRows({ contact, save }: FieldsProps) {
  const { t } = useLingui()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { rows, add, change, remove, flush, conflict } = useRows({
    stored: contact.phoneNumbers,
    blank: { country: 'vn', phoneNumber: '', label: '' },
    isBlank: ({ phoneNumber }) => phoneNumber.trim() === '',
    isGood: ({ phoneNumber }) => isNumber(phoneNumber),
    inWords: ({ phoneNumber }) => phoneNumber,
    save: phoneNumbers =>
      save({
        phoneNumbers: phoneNumbers.map(phone => ({ ...phone, phoneNumber: phone.phoneNumber.trim() })),
      }),
    draftKey: `contact.${contact.id}.phones`,
  })

  return (
    <RowsFrame heading={t`Phone`} addLabel={t`Add a phone number`} onAdd={add}>
      {rows.map(({ key, value: { country, phoneNumber, label } }) => {
        const what = phoneNumber || t`this number`
        const isWrong = left.has(key) && phoneNumber.trim() !== '' && !isNumber(phoneNumber)
        return (
          <LabelledRow
            key={key}
            label={label}
            usual={usualOfPhones}
            onLabel={name => change(key, { label: name })}
            removeLabel={t`Remove ${what}`}
            onRemove={() => remove(key)}
            onBlur={() => {
              setLeft(new Set([...left, key]))
              void flush()
            }}
            error={isWrong && <Trans>A number is written in digits, such as 908 226 417.</Trans>}
          >
            <Input
              type="tel"
              className={field}
              autoComplete="off"
              autoFocus={phoneNumber === ''}
              aria-label={t`Phone number`}
              aria-invalid={isWrong || undefined}
              lead={<CountryChooser country={country} onChange={iso => change(key, { country: iso })} />}
              value={phoneNumber}
              onChange={event => change(key, { phoneNumber: event.target.value })}
            />
          </LabelledRow>
        )
      })}
      <ConflictNotice conflict={conflict} />
    </RowsFrame>
  )
}

const isNumber = (text: string) => /^\+?[\d\s().*#/-]+$/.test(text.trim()) && /\d/.test(text)

const field = css({ minWidth: '0', paddingInlineStart: '1.5 !important', gap: '1.5 !important' })
