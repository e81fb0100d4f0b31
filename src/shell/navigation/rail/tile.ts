import { itemLook } from '#src/shell/navigation/item-look.ts'
import { cva, cx } from '#styled-system/css'

const look = cva({
  base: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '1',
    minHeight: 'touch',
    marginBlockEnd: '0.5',
    textAlign: 'center',
    '&:is([aria-current=page], [data-marked], [data-within=true])': {
      background: 'accent.selected',
      color: 'accent.onSelected',
    },
    '&:is([aria-current=page], [data-within=true])::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '[calc(-1 * var(--edge, 0.75rem))]',
      insetBlock: '2.5',
      width: 'rail',
      borderEndRadius: 'xs',
      background: 'accent.solid',
    },
  },
  variants: {
    labelled: {
      true: {
        minHeight: '16',
        paddingInline: '1',
        textStyle: 'caption',
        lineHeight: '[1rem]',
        fontWeight: 'label',
      },
      false: {},
    },
  },
})

/** The style of an item of a narrow column: an icon, and its name below it if shown. */
export const tile = (variant: { labelled: boolean }) => cx(itemLook, look(variant))
