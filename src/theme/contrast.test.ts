import { describe, expect, it } from 'vitest'
import { accents } from './palette.ts'
import { semanticColors } from './semantic-colors.ts'

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** Returns the relative luminance of WCAG. */
function luminance(colour: number[]) {
  const [red = 0, green = 0, blue = 0] = colour
    .map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: number[], b: number[]) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the two values of `light-dark(…)`. */
const sidesOf = (value: string | undefined) =>
  /^light-dark\((.*), ((?:color-mix\(.*\)|#\w+))\)$/.exec(value ?? '')?.slice(1)

/** Returns the colour of a mix of two steps of an accent, as in `color-mix(in srgb, …)` with two tokens. */
function mixed(side: string | undefined, accent: Record<string, string>) {
  const parts = /accent\.(\d+)\} (\d+)%, \{colors\.accent\.(\d+)\}/.exec(side ?? '')
  const [, over = '', share = '', under = ''] = parts ?? []
  const [a, b] = [channels(accent[over] ?? ''), channels(accent[under] ?? '')]
  return a.map((value, index) => value * (Number(share) / 100) + (b[index] ?? 0) * (1 - Number(share) / 100))
}

describe.each(Object.entries(accents))('with the accent %s', (_, accent) => {
  it.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('secondary text on a chosen row under the pointer is readable in %s', (_scheme, side) => {
    const ground = mixed(sidesOf(semanticColors.accent.chosenHover.value)?.[side], accent)
    const text = channels(sidesOf(semanticColors.subtle.value.base)?.[side] ?? '')
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
