import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css, cx } from '#styled-system/css'

interface Props {
  /** As the icon set names it; `-solid` at its end asks for the solid one. */
  name: string
  className?: string
}

/** A heroicon of the one small file that every page shares, rather than of its script. `scripts/shared-icons.ts` draws it. */
export const SharedIcon = ({ name, className }: Props) => (
  <svg aria-hidden="true" className={cx(size, className)}>
    <use href={`${sprite}#${name}`} />
  </svg>
)

const sprite = assetUrl('icons/shared.svg')
const size = css({ flex: 'none', width: 'icon.md', height: 'icon.md' })
