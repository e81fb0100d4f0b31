import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Input } from '#src/ui/form/input.tsx'
import { onEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { readTime } from './read-time.ts'

interface Props {
  /** `HH:mm`, or an empty text. */
  value: string
  /** Called with `HH:mm`, or with an empty text. */
  onChange: (time: string) => void
  disabled?: boolean
  /** The name of the field; "Time" if there is none. */
  label?: string
  /** `sm` if there is none. */
  size?: 'sm' | 'md'
  onLeave?: () => void
}

/**
 * A time of day. The browser's own field uses the clock of the browser's language: an English browser would show AM
 * and PM on a Vietnamese screen. So Vietnamese has a field with 24 hours, and English uses the browser's field.
 */
export function TimeEntry(props: Props) {
  const { t, i18n } = useLingui()
  if (i18n.locale === 'vi') return <TypedTime {...props} />
  const { value, onChange, disabled, label = t`Time`, size = 'sm', onLeave } = props
  return (
    <Input
      size={size}
      type="time"
      className={frame}
      aria-label={label}
      disabled={disabled}
      value={value}
      onBlur={onLeave}
      onChange={event => onChange(event.target.value)}
    />
  )
}

/** Accepts a complete time while the user types, and a short one ("9", "9h30") on blur. */
function TypedTime({ value, onChange, disabled, label, size = 'sm', onLeave }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setIsWrong] = useState(false)

  function type(text: string) {
    setTyped(text)
    setIsWrong(false)
    const time = /^\d\d:\d\d$/.test(text) && readTime(text)
    if (time && time !== value) onChange(time)
  }

  function accept() {
    if (typed === undefined) return
    const time = typed.trim() === '' ? '' : readTime(typed)
    setIsWrong(time === undefined)
    if (time === undefined) return
    setTyped(undefined)
    if (time !== value) onChange(time)
  }

  return (
    <Input
      size={size}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      className={frame}
      aria-label={label ?? t`Time`}
      aria-invalid={isWrong || undefined}
      placeholder="--:--"
      disabled={disabled}
      value={typed ?? value}
      onChange={event => type(event.target.value)}
      onBlur={() => {
        accept()
        onLeave?.()
      }}
      onKeyDown={onEnter(accept)}
    />
  )
}

const frame = css({
  flex: 'none',
  width: '[auto]',
  '& input': {
    minWidth: '[5ch]',
    fieldSizing: 'content',
    '@supports not (field-sizing: content)': { width: '[8ch]' },
  },
})
