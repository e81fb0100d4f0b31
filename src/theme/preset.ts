import { definePreset } from '@pandacss/dev'
import { conditions } from './conditions.ts'
import { globalCss } from './global.ts'
import { keyframes, motion } from './motion.ts'
import { palette } from './palette.ts'
import { recipes } from './recipes/index.ts'
import { density, scales } from './scales.ts'
import { semanticColors } from './semantic-colors.ts'
import { shadows } from './shadows.ts'
import { fontSizes, textStyles, type } from './type.ts'

/** All design tokens and recipes. The palette and scales of Panda itself are not used. */
export const preset = definePreset({
  name: 'outpost',
  conditions: { extend: conditions },
  globalCss,
  theme: {
    breakpoints: { sm: '600px', md: '960px', lg: '1280px', xl: '1440px' },
    keyframes,
    textStyles,
    recipes,
    tokens: { colors: palette, ...type, ...scales, ...motion },
    semanticTokens: { colors: semanticColors, shadows, fontSizes, ...density },
  },
})
