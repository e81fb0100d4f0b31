import { css } from '#styled-system/css'

/** Text that is done. In longhands: WebKit does not know the shorthand with a thickness. */
export const strikethrough = css({
  color: 'subtle',
  textDecorationLine: 'line-through',
  textDecorationThickness: '[1px]',
  textDecorationColor: 'borderControl',
})
