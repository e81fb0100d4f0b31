import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { usePeople } from '#src/blocks/shop/documents/person-names.ts'
import { dateOfDay, usePriorityNames } from '#src/features/care/care-words.ts'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { FieldsCard } from '#src/ui/layout/fields-card.tsx'
import { css } from '#styled-system/css'
import { dayOfDate, type TicketValues } from './ticket-values.ts'

const NOBODY = 'none'

interface Props {
  values: TicketValues
  onChange: (change: Partial<TicketValues>) => void
}

/** Who works on it, until when, how urgent it is, and what the work costs. */
export function WorkFields({ values, onChange }: Props) {
  const { t } = useLingui()
  const people = usePeople()
  const priorities = usePriorityNames()
  return (
    <FieldsCard title={<Trans>Work</Trans>}>
      <div className={css({ display: 'grid', gap: '1.5' })}>
        <span className={css({ textStyle: 'label' })}>
          <Trans>Priority</Trans>
        </span>
        <SegmentedControl
          label={t`Priority`}
          value={values.priority}
          onChange={priority => onChange({ priority })}
          options={(['low', 'normal', 'high'] as const).map(value => ({ value, label: priorities[value] }))}
        />
      </div>
      <Field label={t`Assignee`}>
        <Select
          options={[
            { value: NOBODY, label: t`Nobody yet` },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={values.assigneeId ?? NOBODY}
          onChange={id => onChange({ assigneeId: id === NOBODY ? null : id })}
        />
      </Field>
      <Field label={t`Promised for`}>
        <DatePicker
          label={t`Promised for`}
          value={values.due ? dateOfDay(values.due) : null}
          onChange={date => onChange({ due: date ? dayOfDate(date) : '' })}
        />
      </Field>
      <Field label={t`Cost of the work`}>
        <MoneyInput value={values.labour} onChange={labour => onChange({ labour: labour ?? 0 })} />
      </Field>
    </FieldsCard>
  )
}
