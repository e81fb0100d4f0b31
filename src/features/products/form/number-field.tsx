import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { readNumber } from '#src/lib/format/read-number.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { useBoundField } from '#src/ui/form/schema/use-bound-field.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  label: ReactNode
  /** After the figure: "kg", "₫". */
  unit?: string
}

/** A figure of the form around it, typed and shown as the user's language writes figures. */
export function NumberField({ label, unit }: Props) {
  const { i18n } = useLingui()
  const formats = useFormats()
  const { value, change, leave, error } = useBoundField<number | null>({
    missing: <Trans>Fill in a number; 0 is one too.</Trans>,
  })
  const [typed, setTyped] = useState<string>()
  // The value may have been replaced by that of another tab.
  const shownText = Object.is(readNumber(typed ?? '', i18n.locale), value) ? typed : undefined
  const isWrong = shownText !== undefined && Number.isNaN(value)

  return (
    <Field label={label} error={isWrong ? <Trans>This is not a number.</Trans> : error}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        trail={unit && <span className={trail}>{unit}</span>}
        value={shownText ?? shown(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          change(readNumber(target.value, i18n.locale))
        }}
        onBlur={() => {
          // What is not a number stays as it was typed.
          if (!Number.isNaN(value)) setTyped(undefined)
          leave()
        }}
      />
    </Field>
  )

  function shown(figure: number | null) {
    if (figure === null || Number.isNaN(figure)) return ''
    // All decimals are shown, not only those of the user's pattern: saving must not round.
    const decimals = String(figure).split('.')[1]?.length ?? 0
    return formatNumber(figure, { ...formats, number: `0,0.${'0'.repeat(Math.max(1, decimals))}` })
  }
}

const trail = css({ color: 'subtle', flex: 'none' })
