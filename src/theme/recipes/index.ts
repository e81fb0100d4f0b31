import { button } from './button.ts'
import { checkbox } from './checkbox.ts'
import { iconButton } from './icon-button.ts'
import { input } from './input.ts'
import { link } from './link.ts'
import { sheet } from './sheet.ts'
import { switchRecipe } from './switch.ts'
import { tag } from './tag.ts'

/** The recipes of the theme. */
export const recipes = { button, iconButton, input, checkbox, switchRecipe, tag, sheet, link }
