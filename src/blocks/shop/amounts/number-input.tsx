import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { typedCodes } from '#src/blocks/shop/scan/typed-codes.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { readNumber } from '#src/lib/format/read-number.ts'
import { Input } from '#src/ui/form/input.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: number | null
  /** Called at each key press with a number, or with `null` for an empty field. */
  onChange: (value: number | null) => void
  /** The most decimals that are kept. */
  decimals: number
  max: number
  /** Gets a barcode that a scanner typed here: fast keys, or a text that is too long for a number. */
  onCode?: ((code: string) => void) | undefined
}

interface State {
  value: number | null
  typed: string | undefined
}

const MIN_CODE_LENGTH = 8

/** A field for a number that is not negative. It shows the separators of the language while it does not have the focus. */
export function NumberInput({ value, onChange, decimals, max, onCode, className, ...props }: Props) {
  const formats = useFormats()
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(value)
  const [readCode] = useState(() => typedCodes<State>())
  const scale = 10 ** decimals
  const shown =
    value === null ? '' : formatNumber(value, { ...formats, number: `0,0.${'0'.repeat(decimalsOf(value))}` })

  function change(text: string) {
    setTyped(text)
    const read = readNumber(text, formats.locale)
    if (read === null) onChange(null)
    else if (read >= 0 && read <= max) onChange(Math.round(read * scale) / scale)
  }

  /** Takes a code out of the field again, and returns whether there was one. */
  function takeCode(event: KeyboardEvent) {
    const scanned = readCode(event, { value, typed })
    if (!onCode || event.key !== 'Enter') return false
    const text = typed?.trim() ?? ''
    const isCode = text.length >= MIN_CODE_LENGTH && /^\w+$/.test(text) && !(Number(text) <= max)
    if (!scanned && !isCode) return false
    onChange(scanned ? scanned.before.value : before)
    setTyped(scanned?.before.typed)
    onCode(scanned?.code ?? text)
    return true
  }

  return (
    <Input
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...props}
      className={cx(figures, className)}
      value={typed ?? shown}
      onChange={event => change(event.target.value)}
      onFocus={event => {
        setBefore(value)
        event.target.select()
        props.onFocus?.(event)
      }}
      onKeyDown={event => {
        if (takeCode(event)) return event.preventDefault()
        props.onKeyDown?.(event)
      }}
      onBlur={event => {
        setTyped(undefined)
        props.onBlur?.(event)
      }}
    />
  )
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

const figures = css({ fontVariantNumeric: 'tabular-nums' })
