/** Converts px of the design, at the normal font size, to rem. */
export const rem = (px: number) => ({ value: px === 0 ? '0' : `${px / 16}rem` })

const px = <Name extends string>(steps: Record<Name, number>) =>
  Object.fromEntries(Object.entries<number>(steps).map(([name, size]) => [name, rem(size)])) as Record<
    Name,
    { value: string }
  >

const spacing = {
  ...px({
    0: 0,
    0.5: 2,
    1: 4,
    1.5: 6,
    2: 8,
    2.5: 10,
    3: 12,
    3.5: 14,
    4: 16,
    4.5: 18,
    5: 20,
    5.5: 22,
    6: 24,
    7: 28,
    8: 32,
  }),
  ...px({ 10: 40, 12: 48, 14: 56, 16: 64, 20: 80, 24: 96 }),
}

/** Spacing and sizes. */
export const scales = {
  spacing,
  sizes: {
    ...spacing,
    ...px({ 9: 36, 11: 44, 18: 72, 28: 112, 32: 128, 40: 160, 48: 192, 64: 256, 80: 320, 96: 384 }),
    touch: rem(44),
    rail: { value: '3px' },
    hairline: { value: '1px' },
    icon: px({ xs: 16, sm: 18, md: 20, lg: 24, xl: 32 }),
    avatar: px({ xs: 24, sm: 32, md: 40, lg: 56, xl: 88 }),
    topbar: rem(64),
    topbarPhone: rem(56),
    nav: px({
      classic: 280,
      classy: 280,
      futuristic: 280,
      compact: 112,
      dense: 80,
      denseOpen: 280,
      thin: 80,
    }),
    pane: {
      ...px({ folders: 232, list: 392, listMin: 320, drawer: 464, drawerOver: 504, drawerWide: 640 }),
      ...px({ chatConversation: 404, chatRail: 76, boardList: 312, popover: 400, menu: 268 }),
      ...px({ dialog: 480, dialogWide: 640, readMax: 760, formMax: 640, content: 1200 }),
    },
    full: { value: '100%' },
    half: { value: '50%' },
    third: { value: '33.333%' },
    fit: { value: 'fit-content' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    screen: { value: '100dvh' },
    viewport: { value: '100vw' },
  },
  radii: { ...px({ 0: 0, xs: 4, sm: 6, md: 9, lg: 11, xl: 14, '2xl': 20 }), full: { value: '9999px' } },
  borders: {
    none: { value: '0' },
    hairline: { value: '1px solid {colors.border}' },
    strong: { value: '1px solid {colors.borderStrong}' },
    control: { value: '1px solid {colors.borderControl}' },
    focus: { value: '2px solid {colors.accent.ring}' },
  },
  borderWidths: { 0: { value: '0' }, 1: { value: '1px' }, 2: { value: '2px' }, rail: { value: '3px' } },
  opacity: { 0: { value: 0 }, faint: { value: 0.16 }, soft: { value: 0.5 }, full: { value: 1 } },
  aspectRatios: { square: { value: '1 / 1' }, photo: { value: '4 / 3' }, wide: { value: '16 / 9' } },
  zIndex: {
    base: { value: 0 },
    raised: { value: 1 },
    sticky: { value: 10 },
    topbar: { value: 20 },
    nav: { value: 30 },
    fab: { value: 35 },
    drawerScrim: { value: 40 },
    drawer: { value: 50 },
    dialogScrim: { value: 60 },
    dialog: { value: 70 },
    popover: { value: 80 },
    toast: { value: 90 },
    tooltip: { value: 100 },
  },
}

const dense = (normal: number, small: number) => ({
  value: { base: rem(normal).value, _small: rem(small).value },
})

/** Sizes that are smaller when the user chooses the small font. Touch targets are not smaller. */
export const density = {
  sizes: {
    control: { sm: { value: rem(32).value }, md: dense(40, 36), lg: { value: rem(48).value } },
    field: { value: rem(44).value },
    row: dense(60, 52),
    rowCompact: dense(48, 40),
    tableRow: dense(52, 44),
    navItem: dense(40, 36),
  },
  spacing: {
    card: dense(20, 16),
    gap: dense(24, 16),
    /** 16, 24, 32 px; with the small font 12, 20, 24 px. */
    page: {
      value: {
        base: 'calc({spacing.card} - 0.25rem)',
        md: 'calc({spacing.card} + 0.25rem)',
        lg: 'calc({spacing.gap} + 0.5rem)',
      },
    },
  },
}
