import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import { LinesEditor } from '#src/blocks/shop/documents/lines/lines-editor.tsx'
import { PartnerPicker } from '#src/blocks/shop/partners/partner-picker.tsx'
import { useMay } from '#src/blocks/shop/use-may.ts'
import { localOf, momentOfLocal } from '#src/features/reservation/days.ts'
import { useCalendar } from '#src/features/reservation/use-calendar.ts'
import { useDuration } from '#src/features/reservation/words.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { OverlapNotice } from './overlap-notice.tsx'
import { type ReservationValues, sumOf } from './reservation-values.ts'
import { useOverlaps } from './use-overlaps.ts'

interface Props {
  values: ReservationValues
  onChange: (next: (values: ReservationValues) => Partial<ReservationValues>) => void
}

const durations = [15, 30, 45, 60, 90, 120, 180, 240, 480]
const MAX_PEOPLE = 10_000

/** When, what and for whom something is reserved. */
export function ReservationForm({ values, onChange }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const may = useMay()
  const listId = useId()
  const duration = useDuration()
  const { resources } = useCalendar()
  const overlaps = useOverlaps(values)
  const shown = durations.includes(values.minutes)
    ? durations
    : [...durations, values.minutes].toSorted((one, other) => one - other)
  const sum = formatMoney(sumOf(values.lines), formats)
  const set = (change: Partial<ReservationValues>) => onChange(() => change)

  return (
    <div className={stack}>
      <PartnerPicker kind="customer" value={values.customerId} onChange={customerId => set({ customerId })} />
      <div className={pair}>
        <Field label={t`Start`}>
          <DatePicker
            withTime
            label={t`Start`}
            value={localOf(values.start)}
            onChange={date => date && set({ start: momentOfLocal(date) })}
          />
        </Field>
        <Field label={t`Duration`}>
          <Select
            options={shown.map(minutes => ({ value: String(minutes), label: duration(minutes) }))}
            value={String(values.minutes)}
            onChange={minutes => set({ minutes: Number(minutes) })}
          />
        </Field>
        <Field
          label={t`Resource`}
          hint={<Trans>A table, a room, a vehicle. Type a new name to add one.</Trans>}
        >
          <Input
            list={listId}
            maxLength={100}
            autoComplete="off"
            value={values.resource}
            onChange={({ target }) => set({ resource: target.value })}
          />
        </Field>
        <Field label={t`Number of people`}>
          <NumberInput
            decimals={0}
            max={MAX_PEOPLE}
            value={values.party}
            onChange={party => set({ party: Math.max(1, party ?? 1) })}
          />
        </Field>
      </div>
      <datalist id={listId}>
        {resources.map(name => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <OverlapNotice resource={values.resource.trim()} rows={overlaps} />
      <Field label={t`Note`}>
        <Textarea
          maxLength={2000}
          value={values.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
      <LinesEditor
        amount="price"
        mayChangePrice={may('changePrice')}
        hasDiscount
        priceOf={(_, unit) => unit.price}
        lines={values.lines}
        onChange={next => onChange(({ lines }) => ({ lines: next(lines) }))}
      />
      {values.lines.length > 0 && (
        <p className={css({ textAlign: 'end', fontWeight: 'label', fontVariantNumeric: 'tabular-nums' })}>
          <Trans>Goods for {sum}</Trans>
        </p>
      )}
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '4',
})
