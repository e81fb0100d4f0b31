import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fontSizes, pageSizes } from '#src/contract/shell/preferences.ts'
import { formatDate } from '#src/lib/format/dates.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { Field } from '#src/ui/form/field.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { dateFormats, numberFormats, withChosen } from './format-options.ts'
import type { usePreferences } from './use-preferences.ts'

/** Formats of dates, amounts and prints. Each option shows today's date or an amount in its format. */
export function FormatFields({ preferences, choose }: ReturnType<typeof usePreferences>) {
  const { t } = useLingui()
  const formats = useFormats()
  const [today] = useState(() => new Date())
  const { formatDateTime, formatCurrency, pagingItems, fontSizeType, takeOutPageFormat } = preferences

  return (
    <div className={fields}>
      <Field label={<Trans>Date format</Trans>} hint={<Trans>Every date, as today’s here</Trans>}>
        <Select
          value={formatDateTime}
          onChange={date => choose({ formatDateTime: date })}
          options={withChosen(dateFormats, formatDateTime).map(date => ({
            value: date,
            label: formatDate(today, { ...formats, date }),
          }))}
        />
      </Field>
      <Field
        label={<Trans>Currency format</Trans>}
        hint={<Trans>Every amount; whole ones have no decimals</Trans>}
      >
        <Select
          value={formatCurrency}
          onChange={number => choose({ formatCurrency: number })}
          options={withChosen(numberFormats, formatCurrency).map(number => ({
            value: number,
            label: formatNumber(1234567.89, { ...formats, number }),
          }))}
        />
      </Field>
      <Field label={<Trans>Page size</Trans>} hint={<Trans>How many lines a page of a list has</Trans>}>
        <Select
          value={`${pagingItems}`}
          onChange={value => choose({ pagingItems: pageSizes.find(size => `${size}` === value) })}
          options={pageSizes.map(size => ({ value: `${size}`, label: formatNumber(size, formats) }))}
        />
      </Field>
      <div className={choice}>
        <span aria-hidden="true" className={name}>
          <Trans>Font size</Trans>
        </span>
        <SegmentedControl
          label={t`Font size`}
          className={css({ width: 'full' })}
          value={`${fontSizeType}`}
          onChange={value => choose({ fontSizeType: fontSizes.find(size => `${size}` === value) })}
          options={[
            { value: '0', label: t`Normal` },
            { value: '1', label: t`Small` },
          ]}
        />
      </div>
      <div className={choice}>
        <span aria-hidden="true" className={name}>
          <Trans>Take-out slips</Trans>
        </span>
        <SegmentedControl
          label={t`Take-out slips`}
          className={css({ width: 'full' })}
          // The default, 0, is not one of the options and means A5.
          value={takeOutPageFormat === 3 ? '3' : '2'}
          onChange={value => choose({ takeOutPageFormat: value === '3' ? 3 : 2 })}
          options={[
            { value: '2', label: t`A5 sheet` },
            { value: '3', label: t`A8 roll` },
          ]}
        />
      </div>
    </div>
  )
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
const choice = css({ display: 'grid', alignContent: 'start', gap: '1.5' })
const name = css({ textStyle: 'label' })
