import { defineRecipe } from '@pandacss/dev'

/** A link in the flow of words. A link that looks like a button takes the recipe of the button. */
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
