import { defineRecipe } from '@pandacss/dev'

/** The frame of a text field: an input, a textarea, or a row with an input and a button. */
export const input = defineRecipe({
  className: 'input',
  staticCss: ['*'],
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minWidth: '0',
    minHeight: 'field',
    paddingInline: '3.5',
    borderRadius: 'md',
    background: 'surface',
    color: 'fg',
    boxShadow: 'inset 0 0 0 1px {colors.borderControl}',
    transition: 'box-shadow {durations.fast}',
    // Phones zoom in when a field with smaller text gets the focus.
    fontSize: { base: 'max(1rem, {fontSizes.body})', md: 'body' },
    // The mode "forced colours" removes shadows and shows this outline, which is otherwise transparent.
    _highContrast: { border: '1px solid' },
    '&:is(:focus-visible, :has(input:focus-visible))': {
      outline: '2px solid transparent',
      boxShadow: 'focus',
    },
    '& > input': { flex: '1', minWidth: '0', alignSelf: 'stretch', background: 'transparent' },
    '& > input:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:is([aria-invalid=true], :has([aria-invalid=true]))': {
      boxShadow: 'inset 0 0 0 1.5px {colors.danger.solid}',
      '&:is(:focus-visible, :has(input:focus-visible))': {
        boxShadow:
          'inset 0 0 0 2px {colors.danger.solid}, 0 0 0 4px color-mix(in oklab, {colors.danger.solid} 16%, transparent)',
      },
    },
    '&:is(:disabled, :has(input:disabled))': { background: 'sunken', color: 'subtle' },
    '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
    _print: { boxShadow: 'none' },
  },
  variants: {
    size: { sm: { minHeight: 'control.sm', paddingInline: '2.5' }, md: {}, lg: { minHeight: 'control.lg' } },
  },
  defaultVariants: { size: 'md' },
})
