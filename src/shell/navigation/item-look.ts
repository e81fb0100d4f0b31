import { css } from '#styled-system/css'

/** What a row and a tile of the navigation have in common. */
export const itemLook = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  borderRadius: 'md',
  color: 'muted',
  transition: '[background-color {durations.fast}, color {durations.fast}]',
  _hover: { background: 'hover', color: 'fg' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-disabled=true], &:disabled': { opacity: 'soft' },
})
