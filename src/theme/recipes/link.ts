import { defineRecipe } from '@pandacss/dev'

/** A link inside a text. A link that looks like a button uses the recipe `button`. */
export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'accent.text',
    fontWeight: 'label',
    borderRadius: 'xs',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
})
