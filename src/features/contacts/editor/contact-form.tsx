import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { Contact } from '#src/contract/contacts.ts'
import { dateOf, formatBirthday, toBirthday, toDay } from '#src/features/contacts/fields/birthday.ts'
import { newName } from '#src/features/contacts/fields/new-name.ts'
import { TagsField } from '#src/features/contacts/tags/tags-field.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { css } from '#styled-system/css'
import { EmailRows } from './email-rows.tsx'
import { NotesField } from './notes-field.tsx'
import { PhoneRows } from './phone-rows.tsx'
import { PhotoField } from './photo-field.tsx'
import type { Save } from './use-save.ts'

/** Everything about a contact that can be changed; all of it saves by itself. */
export function ContactForm({ contact, save, touch }: Save & { contact: Contact }) {
  const { t, i18n } = useLingui()
  const { id, birthday, job } = contact
  const text = (name: 'title' | 'company' | 'address', stored: string | null | undefined) => ({
    stored: stored ?? '',
    save: (value: string) => save({ [name]: value.trim() || null }),
    draftKey: `contact.${id}.${name}`,
  })
  const title = useAutosave(text('title', contact.title ?? job?.title))
  const company = useAutosave(text('company', contact.company ?? job?.company))
  const address = useAutosave(text('address', contact.address))

  const bind = (field: typeof title) => ({
    value: field.value,
    onBlur: field.flush,
    onChange: (event: { target: { value: string } }) => {
      touch()
      field.change(event.target.value)
    },
  })

  return (
    <div className={form}>
      <PhotoField contact={contact} save={save} />
      <NameField contact={contact} save={save} touch={touch} />
      <div className={pair}>
        <Field label={t`Job title`}>
          <Input {...bind(title)} autoComplete="off" />
          <ConflictNotice conflict={title.conflict} />
        </Field>
        <Field label={t`Company`}>
          <Input {...bind(company)} autoComplete="off" />
          <ConflictNotice conflict={company.conflict} />
        </Field>
      </div>
      <TagsField contact={contact} save={save} />
      <EmailRows contact={contact} save={save} />
      <PhoneRows contact={contact} save={save} />
      <Field label={t`Address`}>
        <Textarea {...bind(address)} rows={1} />
        <ConflictNotice conflict={address.conflict} />
      </Field>
      <Field label={t`Birthday`}>
        <DatePicker
          past
          label={t`Birthday`}
          value={dateOf(birthday)}
          placeholder={birthday ? formatBirthday(birthday, i18n.locale) : undefined}
          onChange={date => void save({ birthday: date && toBirthday(toDay(date)) })}
        />
      </Field>
      <NotesField contact={contact} save={save} touch={touch} />
    </div>
  )
}

type NameProps = Pick<Save, 'save' | 'touch'> & { contact: Contact }

function NameField({ contact: { id, name }, save, touch }: NameProps) {
  const { t } = useLingui()
  const [isLeft, setIsLeft] = useState(false)
  const [isCleared, setIsCleared] = useState(false)
  const field = useAutosave({
    // Nobody's name is "New Contact".
    stored: name === newName ? '' : name,
    save: text => save({ name: text.trim() }),
    draftKey: `contact.${id}.name`,
  })
  const value = isCleared ? '' : field.value
  const isMissing = value === '' && isLeft

  /** No name is not saved: the contact keeps the one it has. */
  function change(text: string) {
    const isBlank = text.trim() === ''
    setIsCleared(isBlank)
    if (isBlank) field.forget()
    else field.change(text)
  }

  return (
    <Field label={t`Name`} required error={isMissing && <Trans>A contact needs a name.</Trans>}>
      <Input
        value={value}
        autoComplete="off"
        autoFocus={name === newName}
        onChange={event => {
          touch()
          setIsLeft(true)
          change(event.target.value)
        }}
        onBlur={() => {
          setIsLeft(true)
          void field.flush()
        }}
      />
      <ConflictNotice conflict={field.conflict} />
    </Field>
  )
}

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
})
