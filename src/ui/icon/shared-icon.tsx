import { css, cx } from '#styled-system/css'
import { DrawnIcon, loadIconFile } from './drawn-icon.tsx'

interface Props {
  /** The name in the icon set; `-solid` or `-micro` at the end selects the solid or the small icon. */
  name: string
  className?: string
}

/** The icons of the kit and of the navigation, in one small file. `scripts/build/shared-icons.ts` creates it. */
const FILE = 'icons/shared.svg'

/** A heroicon of the file that all pages share, so that it is not in the page's script. */
export const SharedIcon = ({ name, className }: Props) => (
  <DrawnIcon file={FILE} name={name} className={cx(size, className)} />
)

/** Loads these icons before the first screen that shows many of them. Never rejects. */
export const loadSharedIcons = () => loadIconFile(FILE)

const size = css({ flex: 'none', width: 'icon.md', height: 'icon.md' })
