import type { ThemeName } from './conditions.ts'
import { dataColors } from './data-colors.ts'
import { lightDark } from './light-dark.ts'
import { accents, inks } from './palette.ts'

/** Like `lightDark`, with other steps for amber, whose solid colour is too light for white text. */
const exceptAmber = (light: string, dark: string, amberLight: string, amberDark: string) => ({
  value: { base: lightDark(light, dark).value, _amber: lightDark(amberLight, amberDark).value },
})

/**
 * Adds a colour for users who ask their device for more contrast, in every theme: texts have at least 7:1
 * (`tests/e2e/display-needs.spec.ts`).
 */
function stronger({ value }: { value: string | Conditions }, light: string, dark: string) {
  const _moreContrast = lightDark(light, dark).value
  const { base, ...themes } = typeof value === 'string' ? { base: value } : value
  const inThemes = Object.entries(themes).map(([theme, base]) => [theme, { base, _moreContrast }])
  return { value: { base, _moreContrast, ...(Object.fromEntries(inThemes) as Themes) } }
}

/** The values of a token: without a condition, and in themes. */
type Conditions = { base: string; [theme: string]: string }
type Themes = { [theme: string]: { base: string; _moreContrast: string } }

/** Colours by their use; screens use only these. */
export const semanticColors = {
  canvas: lightDark('{colors.neutral.50}', '{colors.neutral.1000}'),
  surface: lightDark('{colors.neutral.0}', '{colors.neutral.950}'),
  raised: lightDark('{colors.neutral.0}', '{colors.neutral.900}'),
  sunken: lightDark('{colors.neutral.100}', '{colors.neutral.975}'),
  hover: lightDark('{colors.neutral.100}', '{colors.neutral.925}'),
  pressed: lightDark('{colors.neutral.150}', '{colors.neutral.850}'),
  border: stronger(
    lightDark('{colors.neutral.200}', '{colors.neutral.850}'),
    '{colors.neutral.600}',
    '{colors.neutral.500}',
  ),
  borderStrong: stronger(
    lightDark('{colors.neutral.300}', '{colors.neutral.800}'),
    '{colors.neutral.700}',
    '{colors.neutral.400}',
  ),
  borderControl: stronger(lightDark('#8D8983', '#82808C'), '{colors.neutral.700}', '{colors.neutral.300}'),
  fg: lightDark('{colors.neutral.950}', '#F1F0EE'),
  muted: stronger(lightDark('#55525A', '#B9B7BF'), '{colors.neutral.800}', '{colors.neutral.200}'),
  subtle: stronger(lightDark('#6A6763', '#9896A3'), '{colors.neutral.800}', '{colors.neutral.200}'),
  placeholder: stronger(lightDark('#6A6763', '#9896A3'), '{colors.neutral.800}', '{colors.neutral.200}'),
  disabled: lightDark('{colors.neutral.400}', '{colors.neutral.700}'),
  inverse: lightDark('{colors.neutral.950}', '{colors.neutral.100}'),
  onInverse: lightDark('{colors.neutral.25}', '{colors.neutral.950}'),
  scrim: lightDark('rgba(24,22,36,.38)', 'rgba(6,6,10,.62)'),
  accent: {
    ...byTheme(accents),
    solid: stronger(
      exceptAmber('{colors.accent.600}', '{colors.accent.550}', '{colors.accent.600}', '{colors.accent.500}'),
      '{colors.accent.800}',
      '{colors.accent.300}',
    ),
    solidHover: stronger(
      exceptAmber('{colors.accent.700}', '{colors.accent.600}', '{colors.accent.500}', '{colors.accent.400}'),
      '{colors.accent.900}',
      '{colors.accent.200}',
    ),
    solidPressed: stronger(
      exceptAmber('{colors.accent.800}', '{colors.accent.700}', '{colors.accent.600}', '{colors.accent.600}'),
      '{colors.accent.950}',
      '{colors.accent.200}',
    ),
    onSolid: stronger(
      exceptAmber(
        '{colors.neutral.0}',
        '{colors.neutral.0}',
        '{colors.neutral.1000}',
        '{colors.neutral.1000}',
      ),
      '{colors.neutral.0}',
      '{colors.neutral.1000}',
    ),
    text: stronger(
      exceptAmber('{colors.accent.700}', '{colors.accent.300}', '{colors.accent.800}', '{colors.accent.300}'),
      '{colors.accent.900}',
      '{colors.accent.200}',
    ),
    subtle: lightDark('{colors.accent.100}', '{colors.accent.950}'),
    subtleHover: lightDark('{colors.accent.200}', '{colors.accent.900}'),
    /**
     * The background of selected rows under the pointer. Secondary text on it has enough contrast (`contrast.test.ts`).
     */
    chosenHover: lightDark(
      'color-mix(in srgb, {colors.accent.200} 30%, {colors.accent.100})',
      'color-mix(in srgb, {colors.accent.900} 30%, {colors.accent.950})',
    ),
    border: lightDark('{colors.accent.300}', '{colors.accent.800}'),
    ring: exceptAmber(
      '{colors.accent.600}',
      '{colors.accent.400}',
      '{colors.accent.700}',
      '{colors.accent.400}',
    ),
    selected: lightDark('{colors.accent.100}', '{colors.accent.950}'),
    onSelected: stronger(
      exceptAmber('{colors.accent.800}', '{colors.accent.200}', '{colors.accent.800}', '{colors.accent.200}'),
      '{colors.accent.950}',
      '{colors.accent.100}',
    ),
    onInverse: lightDark('{colors.accent.300}', '{colors.accent.700}'),
  },
  ink: {
    ...byTheme(inks),
    fgSubtle: stronger(byTheme(inks).fgSubtle, '{colors.neutral.200}', '{colors.neutral.200}'),
    /** The background of the navigation: dark blue in the light scheme, almost black in the dark one. */
    nav: lightDark('{colors.ink.base}', '{colors.neutral.975}'),
    good: { value: '#8FDCAE' },
    bad: { value: '#FFB4A8' },
  },
  success: {
    text: stronger(lightDark('#0B6834', '#95D2A4'), '#06441F', '#BDE8C8'),
    solid: { value: '#26844A' },
    onSolid: { value: '{colors.neutral.0}' },
    subtle: lightDark('#E4F7E8', '#1A3020'),
    border: lightDark('#B3DDBD', '#2C5137'),
  },
  warning: {
    text: stronger(lightDark('#7C4900', '#EBB57F'), '#5A3400', '#F5D3AE'),
    solid: lightDark('#BF7820', '#E59C4B'),
    onSolid: { value: '{colors.neutral.1000}' },
    subtle: lightDark('#FFEEDD', '#382613'),
    border: lightDark('#EFC9A4', '#5F401E'),
  },
  danger: {
    text: stronger(lightDark('#A21120', '#FFA59F'), '#7A0814', '#FFCFCB'),
    solid: stronger(lightDark('#C82933', '#CA363A'), '#9B1620', '#9B1620'),
    onSolid: { value: '{colors.neutral.0}' },
    subtle: lightDark('#FFECEA', '#441C1B'),
    border: lightDark('#FFBEB9', '#72302E'),
  },
  info: {
    text: stronger(lightDark('#005A93', '#89C8FE'), '#003F68', '#BADFFF'),
    solid: { value: '#0075BC' },
    onSolid: { value: '{colors.neutral.0}' },
    subtle: lightDark('#E5F3FF', '#162C3F'),
    border: lightDark('#ACD6FD', '#244B6B'),
  },
  ...dataColors,
  /**
   * The colour of each theme where the user chooses one. The user's own chat messages are blue in every theme
   * (`swatch.brand`).
   */
  swatch: {
    default: { value: accents.default[600] },
    brand: { value: accents.brand[600] },
    teal: { value: accents.teal[600] },
    rose: { value: accents.rose[600] },
    purple: { value: accents.purple[600] },
    amber: { value: accents.amber[500] },
  },
}

type Ramp = Record<string, string>

/** Returns the colour of each step by theme. */
function byTheme<Step extends string>(ramps: Record<ThemeName, Record<Step, string>>) {
  const { default: base, ...others } = ramps
  const steps = Object.keys(base) as Step[]
  // Inside a page of another theme, `_indigo` is the default, for the pictures of the theme choice.
  const named = { indigo: base, ...others }
  const inTheme = (step: Step) =>
    Object.fromEntries(Object.entries<Ramp>(named).map(([theme, ramp]) => [`_${theme}`, ramp[step]]))
  return Object.fromEntries(
    steps.map(step => [step, { value: { base: base[step], ...inTheme(step) } }]),
  ) as Record<Step, { value: Conditions }>
}
