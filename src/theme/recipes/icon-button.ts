import { defineRecipe } from '@pandacss/dev'

/**
 * A square with the height of a button. `pressed` is the chosen button of a group, `ink` is for the dark navigation.
 */
export const iconButton = defineRecipe({
  className: 'icon-button',
  staticCss: ['*'],
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: 'md',
    transition: 'background-color {durations.fast}, color {durations.fast}',
    _disabled: { opacity: 'soft' },
    _touch: { _after: { content: '""', position: 'absolute', inset: 'calc((100% - 2.75rem) / 2)' } },
  },
  variants: {
    variant: {
      plain: {
        color: 'muted',
        _hover: { background: 'hover', color: 'fg' },
        _active: { background: 'pressed' },
        '&[aria-haspopup][aria-expanded=true]': { background: 'accent.selected', color: 'accent.text' },
      },
      ink: { color: 'ink.fgMuted', _hover: { background: 'ink.raised', color: 'white' } },
    },
    size: {
      sm: { width: 'control.sm', height: 'control.sm', '& > svg': { width: 'icon.sm', height: 'icon.sm' } },
      md: { width: 'control.md', height: 'control.md', '& > svg': { width: 'icon.md', height: 'icon.md' } },
      lg: { width: 'touch', height: 'touch', '& > svg': { width: 'icon.lg', height: 'icon.lg' } },
    },
    pressed: {
      true: { background: 'accent.selected', color: 'accent.text', _hover: { color: 'accent.text' } },
    },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
})
