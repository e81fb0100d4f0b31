import { css } from '#styled-system/css'

/** One line of the navigation, a link or a branch. The rail stands on the edge of the pane. */
export const navigationRow = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: { base: 'navItem', _touch: 'touch' },
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'md',
  textStyle: 'body',
  fontWeight: 'medium',
  textAlign: 'start',
  color: 'ink.fgMuted',
  transition: '[background-color {durations.fast}, color {durations.fast}]',
  _hover: { background: 'ink.raised', color: 'white' },
  _focusVisible: { outlineColor: 'accent.300', outlineOffset: '[-2px]' },
  '&[aria-disabled=true]': { opacity: 'soft' },
  '&[aria-current=page]': {
    background: 'ink.raised',
    color: 'white',
    fontWeight: 'label',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-3',
      insetBlock: '2.5',
      width: 'rail',
      borderEndRadius: 'xs',
      background: 'accent.400',
    },
  },
})
