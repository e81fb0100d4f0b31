import { css, cx } from '#styled-system/css'
import { itemLook } from './item-look.ts'

/** The style of one row of the navigation, a link or a branch. The active line is on the edge of the pane. */
export const navigationRow = cx(
  itemLook,
  css({
    gap: '3',
    minHeight: { base: 'navItem', _touch: 'touch' },
    paddingInline: '3',
    paddingBlock: '1.5',
    textStyle: 'body',
    fontWeight: 'medium',
    textAlign: 'start',
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
  }),
)

/** The text takes the free width, the rest of a row does not. */
export const navigationWords = css({ flex: '1', minWidth: '0' })
