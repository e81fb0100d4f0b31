import type { ComponentProps, ReactNode } from 'react'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { type Saver, useBoundField } from './use-bound-field.ts'

/*
 * The controls of the kit, bound to a field of a form: `<form.AppField name="label">{field => <field.TextField … />}`.
 */

interface Look {
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  /** Replaces the usual message for a missing required value. */
  missing?: ReactNode
}

type Bound = 'value' | 'onChange' | 'onBlur' | 'required'
type Text = string | null | undefined

interface Saved {
  /** Saves the text automatically. */
  saver?: Saver<string>
}

/** A field for one line of text. */
export function TextField({
  label,
  hint,
  required,
  missing,
  saver,
  ...input
}: Look & Saved & Omit<ComponentProps<typeof Input>, Bound>) {
  const { value, change, leave, error } = useBoundField<Text>({ missing, saver: saver as Saver<Text> })
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      <Input {...input} value={value ?? ''} onBlur={leave} onChange={event => change(event.target.value)} />
      <ConflictNotice conflict={saver?.conflict} />
    </Field>
  )
}

/** A field for several lines of text. */
export function TextareaField({
  label,
  hint,
  required,
  missing,
  saver,
  ...area
}: Look & Saved & Omit<ComponentProps<typeof Textarea>, Bound>) {
  const { value, change, leave, error } = useBoundField<Text>({ missing, saver: saver as Saver<Text> })
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      <Textarea {...area} value={value ?? ''} onBlur={leave} onChange={event => change(event.target.value)} />
      <ConflictNotice conflict={saver?.conflict} />
    </Field>
  )
}

/** A field for a password. */
export function PasswordField({
  label,
  hint,
  required,
  missing,
  ...input
}: Look & Omit<ComponentProps<typeof PasswordInput>, Bound>) {
  const { value, change, leave, error } = useBoundField<Text>({ missing })
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      <PasswordInput
        {...input}
        value={value ?? ''}
        onBlur={leave}
        onChange={event => change(event.target.value)}
      />
    </Field>
  )
}

/** A choice of one of a few options. */
export function SelectField({
  label,
  hint,
  required,
  missing,
  ...select
}: Look & Omit<ComponentProps<typeof Select<string>>, Bound>) {
  const { value, change, error } = useBoundField<string | null>({ missing })
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      <Select {...select} value={value} onChange={change} />
    </Field>
  )
}

/** A field for a day, or for a day and a time. */
export function DateField({
  label,
  hint,
  required,
  missing,
  name,
  ...picker
}: Look & { name: string } & Omit<ComponentProps<typeof DatePicker>, Bound | 'label'>) {
  const { value, change, error } = useBoundField<Date | null>({ missing })
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      <DatePicker {...picker} label={name} value={value} onChange={change} />
    </Field>
  )
}

/** A checkbox whose value is sent with the form. */
export function CheckboxField(props: Omit<ComponentProps<typeof Checkbox>, Bound | 'checked'>) {
  const { value, change, leave } = useBoundField<boolean>()
  return (
    <Checkbox {...props} checked={value} onBlur={leave} onChange={event => change(event.target.checked)} />
  )
}

/** A switch. */
export function SwitchField(props: Omit<ComponentProps<typeof Switch>, Bound | 'checked'>) {
  const { value, change, leave } = useBoundField<boolean>()
  return <Switch {...props} checked={value} onBlur={leave} onChange={event => change(event.target.checked)} />
}
