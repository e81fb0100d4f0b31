import { cva } from '#styled-system/css'

/** The style of an option of a menu, a select or a combobox. */
export const option = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control.md',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'md',
    textStyle: 'body',
    textAlign: 'start',
    cursor: 'pointer',
    userSelect: 'none',
    _touch: { minHeight: 'touch' },
    _highlighted: { background: 'hover' },
    _disabled: { color: 'subtle', opacity: 'soft', cursor: 'not-allowed' },
    '& > svg': { flex: 'none', width: 'icon.md', height: 'icon.md', color: 'muted' },
    '& > svg[data-check]': {
      width: 'icon.xs',
      height: 'icon.xs',
      color: 'accent.text',
      marginInlineStart: 'auto',
    },
  },
  variants: {
    danger: { true: { color: 'danger.text', '& > svg': { color: 'danger.text' } } },
    chosen: { true: { fontWeight: 'label' } },
  },
})

/** The style of the text of an option. */
export const optionText = cva({ base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' } })
