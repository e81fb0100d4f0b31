import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunks } from './scripts/chunks.ts'
import { compiled } from './scripts/compiled.ts'
import { hosting } from './scripts/hosting.ts'
import { icons } from './scripts/icons.ts'
import { leanDexie } from './scripts/lean-dexie.ts'
import { licenses } from './scripts/licenses.ts'
import { manifest } from './scripts/manifest.ts'
import { minifyPublic } from './scripts/minify-public.ts'
import { openapiDocument } from './scripts/openapi.ts'
import { precachePlan } from './scripts/precache-plan.ts'
import { securityHeaders } from './scripts/security-headers.ts'
import { seedAssets } from './scripts/seed-assets.ts'
import { sharedIcons } from './scripts/shared-icons.ts'
import { startLinks } from './scripts/start-links.ts'
import { stripSchemas, unusedSchemas } from './scripts/strip-schemas.ts'
import { wholeContract } from './scripts/whole-contract.ts'
import { workerChunks } from './scripts/worker-chunks.ts'
import { domains } from './sw/domains.ts'

/** Everything also works under a sub-path: `BASE_PATH=/demo/ npm run build`. */
const base = process.env.BASE_PATH ?? '/'

/** Shown where the device is looked after. */
process.env.VITE_VERSION ??= process.env.npm_package_version

const chunking = chunks()
const plan = precachePlan()
const licenseFile = licenses()

const schemas = ['params', 'query', 'headers', 'body', 'reply', 'methods', 'events'] as const

/** The core script parses the requests of its own domains only; the others bring their schemas with their handlers. */
const lazyDomains = new Set<string>(domains.flatMap(domain => ('core' in domain ? [] : domain.name)))
const unparsedByCore = (domain: string) =>
  lazyDomains.has(domain) ? ([...schemas, 'errors'] as const) : (['reply', 'errors'] as const)

export default defineConfig({
  base,
  css: compiled.css,
  resolve: compiled.resolve,
  preview: { headers: securityHeaders },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(), so that it is left as it is.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    sourcemap: true,
    // The files of a route are in the worker's cache before its data can be asked for: nothing to fetch ahead of it.
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      treeshake: unusedSchemas,
      // The first page names every file, so names are short; a source map says what is in one.
      output: { codeSplitting: chunking.codeSplitting, chunkFileNames: 'assets/[hash:7].js' },
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      autoCodeSplitting: true,
      // All of a route comes in one file: the first page, which names every file, must not pay for what only others need.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
    }),
    ...compiled.plugins,
    stripSchemas({ endpoint: ['needs', 'restores', 'errors', ...schemas] }),
    wholeContract(),
    chunking.plugin,
    startLinks(),
    minifyPublic(),
    icons(),
    sharedIcons(),
    seedAssets(),
    openapiDocument(),
    plan.plugin,
    hosting(base),
    licenseFile,
    workerChunks(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'worker.ts',
      injectRegister: false,
      manifest: manifest(base),
      includeManifestIcons: false,
      injectManifest: {
        rollupOptions: { treeshake: unusedSchemas },
        buildPlugins: {
          vite: [
            stripSchemas({ endpoint: unparsedByCore, domain: ['row', 'label', 'search'] }),
            leanDexie(),
            workerChunks(),
            licenseFile,
          ],
        },
        globPatterns: ['**/*.{html,js,css,json,woff2,svg,png,jpg,webp,pdf,webmanifest}'],
        globIgnores: ['404.html', 'worker.js', 'worker-*.js', 'files.json', '.vite/**', 'screenshots/**'],
        manifestTransforms: [plan.transform],
      },
      devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' },
    }),
  ],
})
