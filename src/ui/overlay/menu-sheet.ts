import { css, cx } from '#styled-system/css'
import { floating } from './floating.ts'

/** The look of a menu's sheet, and of a submenu's. */
export const menuSheet = cx(floating, css({ minWidth: '48', maxWidth: '80', padding: '2' }))
