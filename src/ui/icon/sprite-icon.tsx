import { css, cx } from '#styled-system/css'
import { DrawnIcon } from './drawn-icon.tsx'

interface Props {
  /** The name in the icon set: `truck`, `arrow-up-tray`. */
  name: string
  className?: string
}

/** A heroicon whose name comes from data. An icon with a fixed name is imported instead and needs no file. */
export const SpriteIcon = ({ name, className }: Props) => (
  <DrawnIcon file="icons/heroicons-outline.svg" name={name} className={cx(size, className)} />
)

const size = css({ flex: 'none', width: 'icon.md', height: 'icon.md' })
