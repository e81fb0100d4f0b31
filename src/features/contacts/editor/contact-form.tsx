import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { Contact } from '#src/contract/contacts.ts'
import { shortText } from '#src/contract/core/fields.ts'
import { dateOf, formatBirthday, toBirthday, toDay } from '#src/features/contacts/fields/birthday.ts'
import { newName } from '#src/features/contacts/fields/new-name.ts'
import { TagsField } from '#src/features/contacts/tags/tags-field.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { css } from '#styled-system/css'
import { EmailRows } from './email-rows.tsx'
import { NotesField } from './notes-field.tsx'
import { PhoneRows } from './phone-rows.tsx'
import { PhotoField } from './photo-field.tsx'
import type { Save } from './use-save.ts'

/** The text fields of a contact. An empty name is not saved: the contact keeps its name. */
const Texts = v.object({
  name: v.pipe(shortText, v.trim(), v.nonEmpty()),
  title: shortText,
  company: shortText,
  address: shortText,
})

/** Form for a contact; every field saves by itself. */
export function ContactForm({ contact, save, touch }: Save & { contact: Contact }) {
  const { t, i18n } = useLingui()
  const { id, birthday, job } = contact
  const stored = {
    // "New Contact" is a placeholder, so the field is empty.
    name: contact.name === newName ? '' : contact.name,
    title: contact.title ?? job?.title ?? '',
    company: contact.company ?? job?.company ?? '',
    address: contact.address ?? '',
  }
  const { form } = useSchemaForm({ schema: Texts, defaultValues: stored, onChange: touch })
  const text = (name: keyof typeof stored) => ({
    stored: stored[name],
    // A name is never `null`.
    save: (value: string) => save({ [name]: value.trim() || (name === 'name' ? stored.name : null) }),
    draftKey: `contact.${id}.${name}`,
  })
  const name = useAutosave(text('name'))
  const title = useAutosave(text('title'))
  const company = useAutosave(text('company'))
  const address = useAutosave(text('address'))

  return (
    <div className={frame}>
      <PhotoField contact={contact} save={save} />
      <form.AppField name="name">
        {field => (
          <field.TextField
            label={t`Name`}
            required
            missing={<Trans>A contact needs a name.</Trans>}
            saver={name}
            autoComplete="off"
            autoFocus={contact.name === newName}
          />
        )}
      </form.AppField>
      <div className={pair}>
        <form.AppField name="title">
          {field => <field.TextField label={t`Job title`} saver={title} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="company">
          {field => <field.TextField label={t`Company`} saver={company} autoComplete="off" />}
        </form.AppField>
      </div>
      <TagsField contact={contact} save={save} />
      <EmailRows contact={contact} save={save} />
      <PhoneRows contact={contact} save={save} />
      <form.AppField name="address">
        {field => <field.TextareaField label={t`Address`} saver={address} rows={1} />}
      </form.AppField>
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

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
})
