import { css } from '#styled-system/css'

/** The style of completed text. It uses longhands, because WebKit does not support the shorthand with a thickness. */
export const strikethrough = css({
  color: 'subtle',
  textDecorationLine: 'line-through',
  textDecorationThickness: '[1px]',
  textDecorationColor: 'borderControl',
})
