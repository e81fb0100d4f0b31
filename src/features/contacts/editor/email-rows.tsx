import { Trans, useLingui } from '@lingui/react/macro'
import { usualOfEmails } from '#src/features/contacts/fields/labels.ts'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'
import type { FieldsProps } from './fields-props.ts'
import { LabelledRows } from './labelled-rows.tsx'

/** The mail addresses of a contact. */
export function EmailRows({ contact, save }: FieldsProps) {
  const { t } = useLingui()
  return (
    <LabelledRows
      heading={t`E-mail`}
      addLabel={t`Add an e-mail address`}
      emptyName={t`this address`}
      usual={usualOfEmails}
      stored={contact.emails}
      blank={{ email: '', label: '' }}
      textOf={({ email }) => email}
      isGood={isAddress}
      problem={<Trans>Enter a whole e-mail address, such as lan@shop.vn.</Trans>}
      save={emails => save({ emails })}
      draftKey={`contact.${contact.id}.emails`}
    >
      {({ value: { email }, isWrong, autoFocus, change }) => (
        <Input
          type="email"
          className={field}
          autoComplete="off"
          autoFocus={autoFocus}
          aria-label={t`E-mail address`}
          aria-invalid={isWrong || undefined}
          value={email}
          onChange={event => change({ email: event.target.value })}
        />
      )}
    </LabelledRows>
  )
}

const isAddress = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text.trim())

const field = css({ minWidth: '0' })
