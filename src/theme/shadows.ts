/** Returns a shadow colour. A layer for only one scheme is transparent in the other. */
const tone = (light: number, dark: number) => `light-dark(rgb(34 29 52 / ${light}), rgb(0 0 0 / ${dark}))`
const sheen = (dark: number) => `inset 0 1px 0 light-dark(transparent, rgb(255 255 255 / ${dark}))`

/** Sheets on the page have a thin line and no shadow. A shadow means that something floats. */
export const shadows = {
  none: { value: 'none' },
  xs: { value: `0 1px 2px ${tone(0.06, 0.4)}` },
  sm: { value: `${sheen(0.03)}, 0 1px 2px ${tone(0.06, 0.4)}, 0 2px 6px ${tone(0.05, 0)}` },
  md: { value: `${sheen(0.04)}, 0 2px 4px ${tone(0.05, 0)}, 0 8px 20px -4px ${tone(0.1, 0.5)}` },
  lg: { value: `${sheen(0.05)}, 0 4px 8px ${tone(0.05, 0)}, 0 18px 40px -8px ${tone(0.18, 0.62)}` },
  xl: { value: `${sheen(0.06)}, 0 8px 16px ${tone(0.06, 0)}, 0 36px 72px -12px ${tone(0.28, 0.72)}` },
  drawer: { value: `0 0 0 1px {colors.border}, -24px 0 64px -16px ${tone(0.22, 0.7)}` },
  lift: { value: `${sheen(0.06)}, 0 2px 4px ${tone(0.06, 0)}, 0 22px 44px -10px ${tone(0.26, 0.7)}` },
  hairline: { value: '0 0 0 1px {colors.border}' },
  insetHairline: { value: 'inset 0 0 0 1px {colors.border}' },
  /** The focus ring inside a frame, such as a field: the ring is inside, a wider one outside. */
  focus: {
    value:
      'inset 0 0 0 2px {colors.accent.ring}, 0 0 0 4px color-mix(in oklab, {colors.accent.ring} 16%, transparent)',
  },
}
