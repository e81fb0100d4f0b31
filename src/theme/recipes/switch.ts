import { defineRecipe } from '@pandacss/dev'

/** A native checkbox with the role of a switch. */
export const switchRecipe = defineRecipe({
  className: 'switch',
  base: {
    position: 'relative',
    flex: 'none',
    appearance: 'none',
    width: '10',
    height: '6',
    cursor: 'pointer',
    borderRadius: 'full',
    background: 'borderControl',
    transition: 'background-color {durations.fast}',
    _before: {
      content: '""',
      position: 'absolute',
      width: '4.5',
      height: '4.5',
      insetInlineStart: '3px',
      insetBlockStart: '3px',
      borderRadius: 'full',
      background: 'white',
      boxShadow: '0 1px 2px rgb(0 0 0 / 0.25)',
      transition: 'transform {durations.base} {easings.move}',
      _highContrast: { background: 'ButtonText' },
    },
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      insetBlock: 'calc((100% - 2.75rem) / 2)',
    },
    '&:checked': { background: 'accent.solid', _before: { transform: 'translateX(1rem)' } },
    _disabled: { opacity: 'soft' },
    _highContrast: { border: '1px solid' },
  },
})
