import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'

/** A day that is typed or chosen, with a time, and in the past. */
export function Days() {
  const { t } = useLingui()
  const [due, setDue] = useState<Date | null>(new Date(2026, 10, 20))
  const [reminder, setReminder] = useState<Date | null>(new Date(2026, 10, 21, 9, 30))
  const [birthday, setBirthday] = useState<Date | null>(null)
  return (
    <div className={stack}>
      <Field label={t`Due date`}>
        <DatePicker label={t`Due date`} value={due} onChange={setDue} />
      </Field>
      <Field label={t`Reminder`}>
        <DatePicker label={t`Reminder`} value={reminder} onChange={setReminder} withTime />
      </Field>
      <Field label={t`Birthday`} hint={t`A greeting is prepared a day before`}>
        <DatePicker label={t`Birthday`} value={birthday} onChange={setBirthday} past />
      </Field>
    </div>
  )
}
