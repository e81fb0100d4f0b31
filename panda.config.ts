import { defineConfig } from '@pandacss/dev'
import { preset } from './src/theme/preset.ts'
import { smallRuntime } from './src/theme/small-runtime.ts'

export default defineConfig({
  presets: [preset],
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.{ts,tsx}', './src/theme/**'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  preflight: true,
  strictTokens: true,
  shorthands: false,
  hooks: smallRuntime,
})
