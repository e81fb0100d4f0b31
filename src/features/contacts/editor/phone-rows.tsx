import { Trans, useLingui } from '@lingui/react/macro'
import { usualOfPhones } from '#src/features/contacts/fields/labels.ts'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'
import { CountryChooser } from './country-chooser.tsx'
import type { FieldsProps } from './fields-props.ts'
import { LabelledRows } from './labelled-rows.tsx'

/** The numbers of a contact, each with its country. */
export function PhoneRows({ contact, save }: FieldsProps) {
  const { t } = useLingui()
  return (
    <LabelledRows
      heading={t`Phone`}
      addLabel={t`Add a phone number`}
      emptyName={t`this number`}
      usual={usualOfPhones}
      stored={contact.phoneNumbers}
      blank={{ country: 'vn', phoneNumber: '', label: '' }}
      textOf={({ phoneNumber }) => phoneNumber}
      isGood={isNumber}
      problem={<Trans>A number is written in digits, such as 908 226 417.</Trans>}
      save={phoneNumbers => save({ phoneNumbers })}
      draftKey={`contact.${contact.id}.phones`}
    >
      {({ value: { country, phoneNumber }, isWrong, autoFocus, change }) => (
        <Input
          type="tel"
          className={field}
          autoComplete="off"
          autoFocus={autoFocus}
          aria-label={t`Phone number`}
          aria-invalid={isWrong || undefined}
          lead={<CountryChooser country={country} onChange={iso => change({ country: iso })} />}
          value={phoneNumber}
          onChange={event => change({ phoneNumber: event.target.value })}
        />
      )}
    </LabelledRows>
  )
}

const isNumber = (text: string) => /^\+?[\d\s().*#/-]+$/.test(text.trim()) && /\d/.test(text)

const field = css({ minWidth: '0', paddingInlineStart: '1.5 !important', gap: '1.5 !important' })
