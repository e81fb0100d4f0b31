import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css, cx } from '#styled-system/css'

interface Props {
  /** As the icon set names it: `truck`, `arrow-up-tray`. */
  name: string
  className?: string
}

/** A heroicon that the data names. One whose name the code knows is imported instead, and costs no file. */
export const SpriteIcon = ({ name, className }: Props) => (
  <svg aria-hidden="true" className={cx(size, className)}>
    <use href={assetUrl(`icons/heroicons-outline.svg#${encodeURIComponent(name)}`)} />
  </svg>
)

const size = css({ flex: 'none', width: 'icon.md', height: 'icon.md' })
