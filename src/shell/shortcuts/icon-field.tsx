import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SpriteIcon } from '#src/ui/icon/sprite-icon.tsx'
import { css } from '#styled-system/css'

interface Props {
  value: string
  onChange: (name: string) => void
}

/** Any heroicon by its name, with those that a shop reaches for at hand. */
export function IconField({ value, onChange }: Props) {
  const { t } = useLingui()
  return (
    <div>
      <Field
        label={<Trans>Icon</Trans>}
        required
        hint={<Trans>Choose one, or write the name of a heroicon</Trans>}
      >
        <Input
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={value}
          onChange={event => onChange(event.target.value)}
          lead={<SpriteIcon name={value.trim() || 'photo'} />}
        />
      </Field>
      <div role="group" aria-label={t`Icons`} className={choices}>
        {common.map(name => (
          <IconButton key={name} label={name} pressed={name === value} onClick={() => onChange(name)}>
            <SpriteIcon name={name} />
          </IconButton>
        ))}
      </div>
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
