import { describe, expect, it } from 'vitest'
import { css, cva, recipe } from './css.ts'

describe('css', () => {
  it('returns a class name made of property and value', () => {
    expect(css({ marginTop: '2', transition: 'color {durations.fast}' })).toBe(
      'margin-top_2 transition_color_{durations.fast}',
    )
    expect(css({ textStyle: 'caption', '--fadeIn': '0' })).toBe('textStyle_caption --fadeIn_0')
  })

  it('puts conditions first, at any position of the property', () => {
    expect(css({ _hover: { '& > svg': { color: 'fg' } }, padding: { base: '2', md: '4' } })).toBe(
      'hover:[&_>_svg]:color_fg padding_2 md:padding_4',
    )
  })

  it('lets later styles replace earlier ones, and ignores undefined styles', () => {
    const base = { color: 'fg', _hover: { color: 'muted', opacity: '1' } }
    expect(css(base, false, [undefined, { color: undefined, _hover: { color: 'subtle' } }])).toBe(
      'hover:color_subtle hover:opacity_1',
    )
    expect(css(base)).toBe('color_fg hover:color_muted hover:opacity_1')
  })

  it('marks important styles', () => {
    expect(css({ _print: { display: 'none !important' } })).toBe('print:display_none!')
  })
})

describe('cva', () => {
  const look = cva({
    base: { color: 'fg' },
    variants: { tone: { quiet: { color: 'muted' } }, wide: { true: { width: 'full' } } },
    defaultVariants: { tone: 'quiet' },
    compoundVariants: [{ tone: 'quiet', wide: true, css: { padding: '2' } }],
  })

  it('uses the defaults for variants that are not chosen', () => {
    expect(look()).toBe('color_muted')
    expect(look({ tone: undefined, wide: false })).toBe('color_muted')
  })

  it('adds the styles of compound variants', () => {
    expect(look({ wide: true })).toBe('color_muted width_full padding_2')
  })
})

describe('recipe', () => {
  const button = recipe({
    className: 'button',
    defaultVariants: { size: 'md' },
    compoundVariants: [{ variant: 'ghost', size: 'md', css: { padding: '3' } }],
  })

  it('prefixes its variants with its own name', () => {
    expect(button({ size: 'lg' })).toBe('button button--size_lg')
    expect(button({ variant: 'ghost' })).toBe('button button--size_md button--variant_ghost padding_3')
  })
})
