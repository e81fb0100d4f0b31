import { cssVar } from '#src/features/showcase/tokens/css-var.ts'
import { themes } from '#src/theme/conditions.ts'
import { useThemeNames } from '#src/theme/theme-names.ts'
import { css } from '#styled-system/css'

/** The accents of the themes, whatever theme the page has. */
export function ThemeSwatches() {
  const names = useThemeNames()
  return (
    <ul className={css({ display: 'grid', gap: '2' })}>
      {themes.map(theme => (
        <li key={theme} className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
          <span className={swatch} style={{ background: cssVar('colors', `swatch.${theme}`) }} />
          {names[theme]}
        </li>
      ))}
    </ul>
  )
}

const swatch = css({ width: '10', height: '10', borderRadius: 'sm' })
