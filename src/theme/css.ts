type Value = string | number | boolean | null | undefined
type Styles = { [key: string]: Styles | Value }
type StyleInput = Styles | false | null | undefined | readonly StyleInput[]
type Choice = Record<string, Value>

interface Look {
  base?: Styles
  variants?: Record<string, Record<string, Styles>>
  defaultVariants?: Choice
  compoundVariants?: readonly { css: Styles; [variant: string]: Styles | Value }[]
}

/**
 * Returns the class names of styles; later styles replace earlier ones: `{ color: 'muted', _hover: { color: 'fg' } }`
 * becomes `color_muted hover:color_fg`. Panda reads the same object in the source and writes the rules of these
 * classes.
 */
export const css = (...inputs: StyleInput[]) => namesOf(merge(inputs)).join(' ')

/** Declares styles by variant. Returns a function that returns the class names of chosen variants. */
export const cva = (look: Look) => (chosen?: Choice) => {
  const choice = choose(look, chosen)
  const styles = Object.entries(choice).map(([variant, value]) => look.variants?.[variant]?.[String(value)])
  return css(look.base, styles, compounds(look, choice))
}

/** The same for a recipe of the theme, whose rules are in the style sheet with its own class name. */
export const recipe = (look: Look & { className: string }) => (chosen?: Choice) => {
  const choice = choose(look, chosen)
  const variants = Object.entries(choice).map(([variant, value]) => `${look.className}--${variant}_${value}`)
  return [look.className, ...variants, ...namesOf(merge(compounds(look, choice)))].join(' ')
}

const choose = ({ defaultVariants }: Look, chosen: Choice = {}): Choice => ({
  ...defaultVariants,
  ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value != null)),
})

const compounds = ({ compoundVariants = [] }: Look, choice: Choice) =>
  compoundVariants
    .filter(({ css: _, ...when }) => Object.entries(when).every(([variant, is]) => choice[variant] === is))
    .map(compound => compound.css)

function merge(input: StyleInput, into: Styles = {}): Styles {
  if (isList(input)) for (const one of input) merge(one, into)
  else
    for (const [key, value] of Object.entries(input || {})) {
      const before = into[key]
      into[key] = isStyles(value) ? merge(value, isStyles(before) ? before : {}) : value
    }
  return into
}

const isList = (input: StyleInput): input is readonly StyleInput[] => Array.isArray(input)
const isStyles = (value: Styles | Value): value is Styles => typeof value === 'object' && value !== null

const namesOf = (styles: Styles, path: readonly string[] = []): string[] =>
  Object.entries(styles).flatMap(([key, value]) => {
    if (isStyles(value)) return namesOf(value, [...path, key])
    return value == null ? [] : nameOf([...path, key], String(value))
  })

/**
 * Returns the class name of a value. A property can be inside its conditions (`_hover`, `& svg`) or contain them
 * (`base`, `md`).
 */
function nameOf(path: readonly string[], value: string) {
  const conditions = path.filter(key => condition.test(key) && key !== 'base').map(conditionName)
  const property = path.find(key => !condition.test(key)) ?? ''
  const name = `${hyphenate(property)}_${withoutSpace(value.replace(important, ''))}`
  return [...conditions, important.test(value) ? `${name}!` : name].join(':')
}

const condition = /^[_@]|&|^(base|(sm|md|lg|xl)(Only|Down|To\w+)?)$/
const important = /\s*!(important)?/i
/** Matches variables, and the one property that has another name in Panda. */
const asItIs = /^(--|textStyle$)/

const conditionName = (key: string) => (/[&@]/.test(key) ? `[${withoutSpace(key)}]` : key.replace(/^_/, ''))
const hyphenate = (property: string) =>
  asItIs.test(property) ? property : property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const withoutSpace = (text: string) => text.trim().replace(/\s+/g, '_')
