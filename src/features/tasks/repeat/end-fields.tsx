import { Trans, useLingui } from '@lingui/react/macro'
import { addMonths } from 'date-fns'
import { dayOfRule, type Recurrence, ruleDay } from '#src/lib/recurrence/rule.ts'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { NumberField } from './number-field.tsx'

type End = 'never' | 'day' | 'count'

interface Props {
  rule: Recurrence
  now: Date
  onChange: (rule: Recurrence) => void
}

/** When a repetition ends: never, on a day, or after a number of times. */
export function EndFields({ rule, now, onChange }: Props) {
  const { t } = useLingui()
  const { until, count } = rule
  const end: End = until ? 'day' : count ? 'count' : 'never'

  function choose(next: End) {
    const day = next === 'day' ? (until ?? ruleDay(addMonths(now, 3))) : undefined
    onChange({ ...rule, until: day, count: next === 'count' ? (count ?? 5) : undefined })
  }

  return (
    <>
      <SegmentedControl<End>
        label={t`End`}
        value={end}
        onChange={choose}
        options={[
          { value: 'never', label: t`No end` },
          { value: 'day', label: t`Until a day` },
          { value: 'count', label: t`A number of times` },
        ]}
      />
      {until && (
        <Field label={<Trans>Last day</Trans>}>
          <DatePicker
            label={t`Last day`}
            value={dayOfRule(until)}
            onChange={day => day && onChange({ ...rule, until: ruleDay(day) })}
          />
        </Field>
      )}
      {count !== undefined && (
        <NumberField
          label={<Trans>Times, with this one</Trans>}
          max={999}
          value={count}
          onChange={next => onChange({ ...rule, count: next })}
        />
      )}
    </>
  )
}
