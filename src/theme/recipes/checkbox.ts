import { defineRecipe } from '@pandacss/dev'

/** A native checkbox (with `round`: the checkbox of a task), drawn only by the style sheet. */
export const checkbox = defineRecipe({
  className: 'checkbox',
  staticCss: ['*'],
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    appearance: 'none',
    width: '5',
    height: '5',
    cursor: 'pointer',
    borderRadius: 'sm',
    background: 'surface',
    boxShadow: 'inset 0 0 0 1.5px {colors.borderControl}',
    transition: 'background-color {durations.fast}',
    // The check mark is two borders of a rotated box.
    _before: {
      content: '""',
      width: '0.375rem',
      height: '0.625rem',
      marginTop: '-2px',
      border: '0 solid {colors.accent.onSolid}',
      borderInlineEndWidth: '2px',
      borderBlockEndWidth: '2px',
      borderRadius: '1px',
      transform: 'rotate(45deg) scale(0)',
      transition: 'transform {durations.fast} {easings.enter}',
    },
    _touch: {
      width: '6',
      height: '6',
      _after: { content: '""', position: 'absolute', inset: 'calc((100% - 2.75rem) / 2)' },
    },
    '&:is(:checked, :indeterminate)': {
      background: 'accent.solid',
      boxShadow: 'none',
      _before: { transform: 'rotate(45deg)' },
    },
    _indeterminate: {
      _before: {
        width: '0.5625rem',
        height: '0',
        marginTop: '0',
        borderInlineEndWidth: '0',
        transform: 'none !important',
      },
    },
    _disabled: { opacity: 'soft' },
    _highContrast: { border: '1px solid' },
  },
  variants: { round: { true: { borderRadius: 'full' } } },
})
