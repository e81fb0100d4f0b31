import { floating } from '#src/ui/overlay/floating.ts'
import { css, cx } from '#styled-system/css'

/** The style of the sheet of a menu or submenu. */
export const menuSheet = cx(floating, css({ minWidth: '48', maxWidth: '80', padding: '2' }))
