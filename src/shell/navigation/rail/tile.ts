import { cva } from '#styled-system/css'

/** The style of an item of a narrow column: an icon, and its name below it if shown. */
export const tile = cva({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    width: 'full',
    minHeight: 'touch',
    marginBlockEnd: '0.5',
    borderRadius: 'md',
    color: 'muted',
    textAlign: 'center',
    transition: '[background-color {durations.fast}, color {durations.fast}]',
    _hover: { background: 'hover', color: 'fg' },
    _focusVisible: { outlineOffset: '[-2px]' },
    '&[aria-disabled=true], &:disabled': { opacity: 'soft' },
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
