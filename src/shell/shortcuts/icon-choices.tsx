import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SpriteIcon } from '#src/ui/icon/sprite-icon.tsx'
import { css } from '#styled-system/css'

interface Props {
  value: string
  onChange: (name: string) => void
}

/** A choice of the heroicons that a shop needs most. */
export function IconChoices({ value, onChange }: Props) {
  const { t } = useLingui()
  return (
    <div role="group" aria-label={t`Icons`} className={choices}>
      {common.map(name => (
        <IconButton key={name} label={name} pressed={name === value} onClick={() => onChange(name)}>
          <SpriteIcon name={name} />
        </IconButton>
      ))}
    </div>
  )
}

const common = [
  'shopping-bag',
  'shopping-cart',
  'arrow-up-tray',
  'arrow-down-tray',
  'truck',
  'cube',
  'banknotes',
  'calculator',
  'chart-bar',
  'clipboard-document-list',
  'check-circle',
  'calendar-days',
  'clock',
  'users',
  'phone',
  'envelope',
  'printer',
  'star',
]

const choices = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(2.5rem, 1fr))]',
  gap: '0.5',
  marginBlockStart: '1.5',
})
