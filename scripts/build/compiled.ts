import { readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import reactCompiler from 'babel-plugin-react-compiler'
import type { UserConfig } from 'vite'
import { cachedTransform } from './cached-transform.ts'

/**
 * Lingui's macro adds calls of `_useLingui`. A hook that calls nothing else must still be detected as a hook and
 * compiled.
 */
const compiler = { environment: { hookPattern: '^_?(use[A-Z0-9]\\w*)$' } }

/** Whether Babel changes a module. Most modules have neither JSX, a hook nor a macro, and Babel would only read them. */
function needsBabel(id: string) {
  const [file = id] = id.split('?')
  return file.endsWith('.tsx') || /\buse[A-Z]|@lingui\/\w+\/macro/.test(readFileSync(file, 'utf8'))
}

/** The Vite plugins that compile scripts and styles, for the app and for its component tests. */
export const compiled = {
  // Panda has its own copy of PostCSS, whose types have another version.
  css: { postcss: { plugins: [pandacss() as never] } },
  resolve: {
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      // React 19 has this hook; the shims are for older versions.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  plugins: [
    ...react({
      babel: id =>
        needsBabel(id) ? { plugins: ['@lingui/babel-plugin-lingui-macro', [reactCompiler, compiler]] } : {},
    }).map(plugin => (plugin.name === 'vite:react-babel' ? cachedTransform(plugin) : plugin)),
    lingui(),
  ],
} satisfies UserConfig
