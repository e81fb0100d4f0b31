import { css } from '#styled-system/css'

/** The style of one row of the navigation, a link or a branch. The active line is on the edge of the pane. */
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
  color: 'muted',
  transition: '[background-color {durations.fast}, color {durations.fast}]',
  _hover: { background: 'hover', color: 'fg' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-disabled=true], &:disabled': { opacity: 'soft' },
  '&:is([aria-current=page], [data-marked])': {
    background: 'accent.selected',
    color: 'accent.onSelected',
    fontWeight: 'label',
  },
  '&[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '[calc(-1 * var(--edge, 0.75rem))]',
    insetBlock: '2.5',
    width: 'rail',
    borderEndRadius: 'xs',
    background: 'accent.solid',
  },
})

/** The text takes the free width, the rest of a row does not. */
export const navigationWords = css({ flex: '1', minWidth: '0' })
