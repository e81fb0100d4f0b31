import { useLingui } from '@lingui/react/macro'
import { type Display, type Theme, themes } from '#src/contract/display.ts'
import { css, cva } from '#styled-system/css'

interface Props {
  value: Display['theme']
  onChange: (theme: Display['theme']) => void
}

/** The six themes as swatches. Native radios: arrows move, one stop for Tab. */
export function ThemeChoice({ value, onChange }: Props) {
  const { t } = useLingui()
  const names: Record<Theme, string> = {
    default: t`Indigo`,
    brand: t`Blue`,
    teal: t`Teal`,
    rose: t`Rose`,
    purple: t`Purple`,
    amber: t`Amber`,
  }

  return (
    <div role="radiogroup" aria-label={t`Theme`} className={row}>
      {themes.map(theme => (
        <label key={theme} title={names[theme]} className={swatch({ theme })}>
          <input
            type="radio"
            name="theme"
            aria-label={names[theme]}
            className={unseen}
            checked={value === `theme-${theme}`}
            onChange={() => onChange(`theme-${theme}`)}
          />
        </label>
      ))}
    </div>
  )
}

const row = css({ display: 'flex', justifyContent: 'space-between' })
const unseen = css({ position: 'absolute', inset: '[-0.375rem]', opacity: '0', cursor: 'pointer' })
const swatch = cva({
  base: {
    position: 'relative',
    width: '6',
    height: '6',
    margin: '1',
    borderRadius: 'full',
    '&:has(:checked)': { boxShadow: '[0 0 0 2px {colors.raised}, 0 0 0 4px {colors.accent.ring}]' },
    '&:has(:focus-visible)': { outline: 'focus', outlineOffset: '[5px]' },
    forcedColorAdjust: 'none',
  },
  variants: {
    theme: {
      default: { background: 'swatch.default' },
      brand: { background: 'swatch.brand' },
      teal: { background: 'swatch.teal' },
      rose: { background: 'swatch.rose' },
      purple: { background: 'swatch.purple' },
      amber: { background: 'swatch.amber' },
    },
  },
})
