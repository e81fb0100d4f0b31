import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type BoardIcon, boardIcons } from '#src/contract/shared/board-rows.ts'
import { SpriteIcon } from '#src/ui/icon/sprite-icon.tsx'
import { css } from '#styled-system/css'

interface Props {
  value: BoardIcon
  onChange: (icon: BoardIcon) => void
}

/** One of the icons of a board: native radio buttons. */
export function IconChoices({ value, onChange }: Props) {
  const { t } = useLingui()
  const name = useId()
  const names: Record<BoardIcon, string> = {
    'building-storefront': t`Shop`,
    'clipboard-document-list': t`List`,
    gift: t`Gift`,
    megaphone: t`Megaphone`,
    sparkles: t`Sparkles`,
    truck: t`Truck`,
    'user-group': t`Team`,
    'wrench-screwdriver': t`Tools`,
  }
  return (
    <fieldset>
      <legend className={legend}>
        <Trans>Icon</Trans>
      </legend>
      <div className={row}>
        {boardIcons.map(icon => (
          <label key={icon} className={choice} title={names[icon]}>
            <input
              type="radio"
              name={name}
              className={css({ srOnly: true })}
              aria-label={names[icon]}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            <SpriteIcon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const legend = css({ textStyle: 'label', marginBlockEnd: '1.5' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const choice = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'lg',
  color: 'muted',
  cursor: 'pointer',
  boxShadow: 'insetHairline',
  _hover: { background: 'hover' },
  '&:has(:checked)': { background: 'accent.solid', color: 'accent.onSolid', boxShadow: '[none]' },
  '&:has(:focus-visible)': { outline: 'focus', outlineOffset: '[2px]' },
})
