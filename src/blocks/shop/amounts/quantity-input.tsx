import { MinusIcon, PlusIcon } from '@heroicons/react/20/solid'
import { useLingui } from '@lingui/react/macro'
import type { Unit } from '#src/blocks/shop/products/units.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { css, cx } from '#styled-system/css'
import { NumberInput } from './number-input.tsx'

interface Props {
  /** What is counted, for the accessible names: the product. */
  name: string
  value: number
  /** Gets a quantity above 0, or 0 when it may be 0. */
  onChange: (quantity: number) => void
  /** A quantity of 0 is allowed: minus leads to it. `minus`: only minus does, because a typed `0,5` begins with 0. */
  allowsZero?: boolean | 'minus'
  max?: number
  /** With more than one unit, the unit can be chosen. */
  units?: readonly Unit[]
  unit?: string
  onUnit?: (unit: Unit) => void
  /** A barcode that a scanner typed into the field. */
  onCode?: (code: string) => void
  className?: string
}

const MAX_QUANTITY = 1_000_000

/** A quantity with minus and plus, typed too, with at most three decimals, and its unit. */
export function QuantityInput({
  name,
  value,
  onChange,
  allowsZero = false,
  max = MAX_QUANTITY,
  ...props
}: Props) {
  const { t } = useLingui()
  const { units = [], unit = '', onUnit } = props
  const set = (next: number, canBeZero = allowsZero !== false) => {
    if (next > 0 || (canBeZero && next === 0)) onChange(next)
  }

  return (
    <div className={cx(row, props.className)}>
      <IconButton label={t`Less: ${name}`} onClick={() => set(asQuantity(Math.max(0, value - 1)))}>
        <MinusIcon />
      </IconButton>
      <NumberInput
        aria-label={t`Quantity: ${name}`}
        decimals={3}
        max={max}
        value={value}
        onChange={next => set(next ?? 0, allowsZero === true)}
        onCode={props.onCode}
        className={field}
      />
      <IconButton label={t`More: ${name}`} onClick={() => set(asQuantity(Math.min(max, value + 1)))}>
        <PlusIcon />
      </IconButton>
      {onUnit && units.length > 1 ? (
        <Select
          aria-label={t`Unit: ${name}`}
          className={choice}
          value={unit}
          options={units.map(({ name }) => ({ value: name, label: name }))}
          onChange={chosen => {
            const found = units.find(one => one.name === chosen)
            if (found) onUnit(found)
          }}
        />
      ) : (
        unit && <span className={label}>{unit}</span>
      )}
    </div>
  )
}

const row = css({ display: 'flex', alignItems: 'center', gap: '1' })
const field = css({ width: '20', '& input': { textAlign: 'center' } })
const choice = css({ width: '[auto]', minWidth: '24' })
const label = css({ color: 'muted', paddingInlineStart: '1' })
