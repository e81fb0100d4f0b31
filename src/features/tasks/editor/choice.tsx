import { Menu, type MenuChoice } from '#src/ui/overlay/menu.tsx'
import { quietButton } from './quiet-button.ts'

interface Props extends Pick<MenuChoice, 'value' | 'onChange' | 'options'> {
  label: string
}

/** A menu with one of several options, shown as text. */
export function Choice({ label, value, onChange, options }: Props) {
  const chosen = options.find(option => option.value === value)
  return (
    <Menu
      label={label}
      trigger={
        <button type="button" className={quietButton} aria-label={`${label}: ${chosen?.label ?? ''}`}>
          {chosen?.icon}
          {chosen?.label}
        </button>
      }
      entries={[{ value, onChange, options }]}
    />
  )
}
