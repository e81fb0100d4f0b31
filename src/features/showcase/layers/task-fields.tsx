import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { people } from '#src/features/showcase/page/sample.ts'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Select } from '#src/ui/form/select.tsx'

/** The content of the dialogs and drawers of the showcase. */
export function TaskFields() {
  const { t } = useLingui()
  const [who, setWho] = useState<(typeof people)[number]>(people[1])
  const [due, setDue] = useState<Date | null>(new Date(2026, 10, 20, 11, 0))
  return (
    <div className={stack}>
      <Field label={t`Title`}>
        <Input defaultValue="Nhận hàng Hòn Thơm ở kho 2" />
      </Field>
      <Field label={t`Assignee`}>
        <Select value={who} onChange={setWho} options={people.map(name => ({ value: name, label: name }))} />
      </Field>
      <Field label={t`Due date`}>
        <DatePicker label={t`Due date`} value={due} onChange={setDue} withTime />
      </Field>
    </div>
  )
}
