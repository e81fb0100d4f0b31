import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css, cx } from '#styled-system/css'

interface Props {
  /** The name in the icon set; `-solid` at the end selects the solid icon. */
  name: string
  className?: string
}

/**
 * A heroicon from one small file that all pages share, so that it is not in the page's script.
 * `scripts/shared-icons.ts` creates the file.
 */
export const SharedIcon = ({ name, className }: Props) => (
  <svg aria-hidden="true" className={cx(size, className)}>
    <use href={`${sprite}#${name}`} />
  </svg>
)

const sprite = assetUrl('icons/shared.svg')
const size = css({ flex: 'none', width: 'icon.md', height: 'icon.md' })
