import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css, cx } from '#styled-system/css'

interface Props {
  /** The name in the icon set: `truck`, `arrow-up-tray`. */
  name: string
  className?: string
}

/** A heroicon whose name comes from data. An icon with a fixed name is imported instead and needs no file. */
export const SpriteIcon = ({ name, className }: Props) => (
  <svg aria-hidden="true" className={cx(size, className)}>
    <use href={assetUrl(`icons/heroicons-outline.svg#${encodeURIComponent(name)}`)} />
  </svg>
)

const size = css({ flex: 'none', width: 'icon.md', height: 'icon.md' })
