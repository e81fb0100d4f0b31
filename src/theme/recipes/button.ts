import { defineRecipe } from '@pandacss/dev'

/** A region has one primary button. `ghost` is a secondary button next to it, `text` an action inside a text. */
export const button = defineRecipe({
  className: 'button',
  staticCss: ['*'],
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: '2',
    whiteSpace: 'nowrap',
    fontWeight: 'label',
    lineHeight: 'body',
    borderRadius: 'md',
    transition: 'background-color {durations.fast}, color {durations.fast}, box-shadow {durations.fast}',
    '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
    _highContrast: { border: '1px solid' },
    _disabled: { opacity: 'soft', '&[aria-busy=true]': { opacity: 'full', cursor: 'progress' } },
    _touch: {
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        insetBlock: 'calc((100% - 2.75rem) / 2)',
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: 'accent.solid',
        color: 'accent.onSolid',
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.14), 0 1px 2px rgb(30 24 60 / 0.18)',
        _hover: { background: 'accent.solidHover' },
        _active: { background: 'accent.solidPressed' },
      },
      secondary: {
        background: 'surface',
        boxShadow: 'inset 0 0 0 1px {colors.borderStrong}, {shadows.xs}',
        _hover: { background: 'hover' },
        _active: { background: 'pressed' },
      },
      ghost: {
        color: 'muted',
        _hover: { background: 'hover', color: 'fg' },
        _active: { background: 'pressed' },
      },
      text: {
        color: 'accent.text',
        _hover: { background: 'accent.subtle' },
        _active: { background: 'accent.subtleHover' },
      },
      soft: {
        background: 'accent.subtle',
        color: 'accent.text',
        _hover: { background: 'accent.subtleHover' },
        _active: { background: 'accent.subtleHover' },
      },
      danger: {
        background: 'danger.solid',
        color: 'danger.onSolid',
        _hover: { background: 'color-mix(in oklab, {colors.danger.solid} 88%, black)' },
        _active: { background: 'color-mix(in oklab, {colors.danger.solid} 76%, black)' },
      },
    },
    size: {
      sm: {
        height: 'control.sm',
        paddingInline: '3',
        fontSize: 'label',
        gap: '1.5',
        '& svg': { width: 'icon.sm', height: 'icon.sm' },
      },
      md: { height: 'control.md', paddingInline: '4', fontSize: 'body' },
      lg: { height: 'control.lg', paddingInline: '6', fontSize: 'titleSm', borderRadius: 'lg' },
    },
  },
  compoundVariants: [
    { variant: 'ghost', size: 'md', css: { paddingInline: '3' } },
    { variant: 'text', size: 'md', css: { paddingInline: '3' } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
})
