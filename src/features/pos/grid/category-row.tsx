import { useId } from 'react'
import { tab, tabRow } from '#src/ui/layout/tab-look.ts'
import { css, cx } from '#styled-system/css'
import type { ShownCategory } from './shown-categories.ts'

interface Props {
  label: string
  options: readonly ShownCategory[]
  value: string
  onChange: (id: string) => void
}

/** A choice of one of many categories in one row that scrolls. They are native radios: arrow keys move between them. */
export function CategoryRow({ label, options, value, onChange }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(tabRow(), row)}>
      {options.map(option => (
        <label key={option.id} className={tab} data-selected={option.id === value || undefined}>
          <input
            type="radio"
            name={name}
            className={hidden}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.name}
        </label>
      ))}
    </div>
  )
}

const row = css({
  flex: 'none',
  paddingInline: 'page',
  '& label': { cursor: 'pointer' },
  '& label:has(:focus-visible)': { outline: 'focus', outlineOffset: '[-2px]' },
})
const hidden = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })
