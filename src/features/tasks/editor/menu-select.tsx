import { Menu } from '#src/ui/menu/menu.tsx'
import type { MenuChoice } from '#src/ui/menu/menu-props.ts'
import { inlineButton } from './inline-button.ts'

interface Props extends Pick<MenuChoice, 'value' | 'onChange' | 'options'> {
  label: string
}

/** One of several, shown as its words. */
export function MenuSelect({ label, value, onChange, options }: Props) {
  const chosen = options.find(option => option.value === value)
  return (
    <Menu
      label={label}
      trigger={
        <button type="button" className={inlineButton} aria-label={`${label}: ${chosen?.label ?? ''}`}>
          {chosen?.icon}
          {chosen?.label}
        </button>
      }
      entries={[{ value, onChange, options }]}
    />
  )
}
