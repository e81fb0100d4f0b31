import { scales } from '#src/theme/scales.ts'
import { shadows } from '#src/theme/shadows.ts'
import { css } from '#styled-system/css'
import { cssVar } from './css-var.ts'
import { leafNames } from './leaf-names.ts'
import { TokenButton, tokenGrid } from './token-button.tsx'

/** Distances: `padding: '4'` is 16 px. */
export const Spacing = () => (
  <div className={tokenGrid}>
    {leafNames(scales.spacing).map(name => (
      <TokenButton key={name} name={name}>
        <span className={bar} style={{ width: cssVar('spacing', name) }} />
      </TokenButton>
    ))}
  </div>
)

/** Radii: from a tag to a pill. */
export const Radii = () => (
  <div className={tokenGrid}>
    {leafNames(scales.radii).map(name => (
      <TokenButton key={name} name={name}>
        <span className={box} style={{ borderRadius: cssVar('radii', name) }} />
      </TokenButton>
    ))}
  </div>
)

/** Shadows mean that something floats. */
export const Shadows = () => (
  <div className={tokenGrid}>
    {leafNames(shadows).map(name => (
      <TokenButton key={name} name={name}>
        <span className={box} style={{ boxShadow: cssVar('shadows', name) }} />
      </TokenButton>
    ))}
  </div>
)

const bar = css({ display: 'block', maxWidth: 'full', height: '4', background: 'accent.solid' })
const box = css({ height: '12', background: 'raised', boxShadow: 'insetHairline' })
