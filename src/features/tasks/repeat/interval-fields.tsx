import { Trans, useLingui } from '@lingui/react/macro'
import { formatWeekday, shortWeekday } from '#src/lib/format/dates.ts'
import { type Recurrence, type Unit, units, weekOrder } from '#src/lib/recurrence/rule.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { css } from '#styled-system/css'
import { NumberField } from './number-field.tsx'

interface Props {
  rule: Recurrence
  onChange: (rule: Recurrence) => void
}

/** The interval ("every 2 weeks"), and for weeks the weekdays. */
export function IntervalFields({ rule, onChange }: Props) {
  const { t, i18n } = useLingui()
  const names: Record<Unit, string> = { day: t`days`, week: t`weeks`, month: t`months`, year: t`years` }
  const { weekdays } = rule

  const toggle = (weekday: number) =>
    onChange({
      ...rule,
      weekdays: weekdays.includes(weekday)
        ? weekdays.filter(day => day !== weekday)
        : weekOrder([...weekdays, weekday]),
    })

  return (
    <>
      <div className={pair}>
        <NumberField
          label={<Trans>Repeat every</Trans>}
          max={99}
          value={rule.every}
          onChange={every => onChange({ ...rule, every })}
        />
        <Field label={<Trans>Unit</Trans>}>
          <Select
            value={rule.unit}
            onChange={unit => onChange({ ...rule, unit, monthDay: undefined })}
            options={units.map(unit => ({ value: unit, label: names[unit] }))}
          />
        </Field>
      </div>
      {rule.unit === 'week' && (
        <div role="group" aria-label={t`Weekdays`} className={week}>
          {[1, 2, 3, 4, 5, 6, 0].map(weekday => {
            // 22 November 2026 was a Sunday.
            const day = new Date(2026, 10, 22 + weekday)
            const isOn = weekdays.includes(weekday)
            return (
              <Button
                key={weekday}
                size="sm"
                variant={isOn ? 'soft' : undefined}
                aria-pressed={isOn}
                aria-label={formatWeekday(day, i18n.locale)}
                onClick={() => toggle(weekday)}
              >
                {shortWeekday(day, i18n.locale)}
              </Button>
            )
          })}
        </div>
      )}
    </>
  )
}

const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' })
const week = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })
