import { css } from '#styled-system/css'

/** The style of completed text. In longhands, because WebKit does not know the shorthand with a thickness. */
export const strikethrough = css({
  color: 'subtle',
  textDecorationLine: 'line-through',
  textDecorationThickness: '[1px]',
  textDecorationColor: 'borderControl',
})
