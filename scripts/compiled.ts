import { lingui } from '@lingui/vite-plugin'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import reactCompiler from 'babel-plugin-react-compiler'
import type { UserConfig } from 'vite'

/** Lingui's macro calls what it adds `_useLingui`: a hook that calls nothing else would not be taken for one, nor compiled. */
const compiler = { environment: { hookPattern: '^_?(use[A-Z0-9]\\w*)$' } }

/** How the source becomes script and style: in the app and in the tests of its components. */
export const compiled = {
  // Panda brings its own copy of PostCSS, whose types are another version of the same.
  css: { postcss: { plugins: [pandacss() as never] } },
  resolve: {
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      // React has the hook itself; the shims are for those before 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  plugins: [
    react({
      babel: { plugins: ['@lingui/babel-plugin-lingui-macro', [reactCompiler, compiler]] },
    }),
    lingui(),
  ],
} satisfies UserConfig
