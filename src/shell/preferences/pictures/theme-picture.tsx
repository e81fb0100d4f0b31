import type { Theme } from '#src/contract/shared/display.ts'
import { css } from '#styled-system/css'

/** Four stripes of a theme: its ink, its accent, and two tints. The attribute sets the tokens of that theme. */
export const ThemePicture = ({ theme }: { theme: Theme }) => (
  <span data-theme={theme} className={stripes}>
    <span className={css({ flex: '[0.9]', background: 'ink.base' })} />
    <span className={css({ flex: '1', background: 'accent.600' })} />
    <span className={css({ flex: '[0.8]', background: 'accent.300' })} />
    <span className={css({ flex: '[0.6]', background: 'accent.100' })} />
  </span>
)

const stripes = css({ display: 'flex', height: '[2.625rem]' })
