import { defineRecipe } from '@pandacss/dev'

/** A white surface on the page, with a thin line and no shadow. `inner` is a card inside a sheet. */
export const sheet = defineRecipe({
  className: 'sheet',
  staticCss: ['*'],
  base: { background: 'surface', borderRadius: 'xl', boxShadow: 'hairline', _print: { border: '1px solid' } },
  variants: {
    kind: {
      rest: {},
      inner: { borderRadius: 'lg' },
      floating: { background: 'raised', boxShadow: '{shadows.lg}, {shadows.hairline}' },
    },
    padded: { true: { padding: 'card' } },
  },
  defaultVariants: { kind: 'rest' },
})
