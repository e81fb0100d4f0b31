import { cssVar } from '#src/features/showcase/tokens/css-var.ts'
import { leafNames } from '#src/features/showcase/tokens/leaf-names.ts'
import { TokenButton, tokenGrid } from '#src/features/showcase/tokens/token-button.tsx'
import { semanticColors } from '#src/theme/semantic-colors.ts'
import { css } from '#styled-system/css'

const names = leafNames(semanticColors)
const status = ['success', 'warning', 'danger', 'info']
const data = ['chart', 'presence', 'note', 'avatar', 'swatch']
const groupOf = (name: string) => name.split('.')[0] ?? ''

/** Canvas, surfaces, lines and texts. */
export const SurfaceColors = () => <ColorGrid names={names.filter(name => !name.includes('.'))} />

/** The accent of the theme: its steps and its uses. */
export const AccentColors = () => <ColorGrid names={names.filter(name => groupOf(name) === 'accent')} />

/** The dark surface of navigation, tinted by the theme. */
export const InkColors = () => <ColorGrid names={names.filter(name => groupOf(name) === 'ink')} />

/** Each with a text, a solid, a tint and a line; always with a word or an icon. */
export const StatusColors = () => <ColorGrid names={names.filter(name => status.includes(groupOf(name)))} />

/** Series of charts, people, presence, notes and themes. */
export const DataColors = () => <ColorGrid names={names.filter(name => data.includes(groupOf(name)))} />

const ColorGrid = ({ names }: { names: readonly string[] }) => (
  <div className={tokenGrid}>
    {names.map(name => (
      <TokenButton key={name} name={name}>
        <span className={swatch} style={{ background: cssVar('colors', name) }} />
      </TokenButton>
    ))}
  </div>
)

const swatch = css({ height: '10', borderRadius: 'sm', boxShadow: 'insetHairline' })
