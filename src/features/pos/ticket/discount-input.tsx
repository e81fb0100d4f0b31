import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import type { Discount } from '#src/device/till.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { discountOf } from './lines.ts'

interface Props {
  label: string
  value: Discount
  /** What the discount is given on, in đồng. */
  amount: number
  onChange: (discount: Discount) => void
}

/** A discount in đồng or in percent, and what it comes to. */
export function DiscountInput({ label, value, amount, onChange }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const given = formatMoney(discountOf(value, amount), formats)
  return (
    <div className={row}>
      <NumberInput
        aria-label={label}
        placeholder={label}
        decimals={value.isPercent ? 2 : 0}
        max={value.isPercent ? 100 : 1_000_000_000_000}
        value={value.value === 0 ? null : value.value}
        onChange={typed => onChange({ ...value, value: typed ?? 0 })}
        className={css({ flex: '1' })}
        trail={
          value.isPercent &&
          value.value > 0 && (
            <span className={result}>
              <Trans>= {given}</Trans>
            </span>
          )
        }
      />
      <SegmentedControl
        label={t`Kind of discount`}
        value={value.isPercent ? 'percent' : 'amount'}
        onChange={kind => onChange({ value: 0, isPercent: kind === 'percent' })}
        options={[
          { value: 'amount', label: '₫' },
          { value: 'percent', label: '%' },
        ]}
      />
    </div>
  )
}

const row = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' })
const result = css({ flex: 'none', textStyle: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' })
