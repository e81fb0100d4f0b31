import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkImports } from './scripts/build/chunk-imports.ts'
import { chunks } from './scripts/build/chunks.ts'
import { compiled } from './scripts/build/compiled.ts'
import { hosting } from './scripts/build/hosting.ts'
import { icons } from './scripts/build/icons.ts'
import { licenses } from './scripts/build/licenses.ts'
import { manifest } from './scripts/build/manifest.ts'
import { openapiDocument } from './scripts/build/openapi.ts'
import { precachePlan } from './scripts/build/precache-plan.ts'
import { securityHeaders } from './scripts/build/security-headers.ts'
import { seedAssets } from './scripts/build/seed-assets.ts'
import { sharedIcons } from './scripts/build/shared-icons.ts'
import { startLinks } from './scripts/build/start-links.ts'
import { styleSheets } from './scripts/build/style-sheets.ts'
import { wholeContract } from './scripts/build/whole-contract.ts'
import { leanDexie } from './scripts/smaller/lean-dexie.ts'
import { leanReact } from './scripts/smaller/lean-react.ts'
import { leanRouteTree, pathlessRoutes } from './scripts/smaller/lean-route-tree.ts'
import { minifyPublic } from './scripts/smaller/minify-public.ts'
import { stripSchemas, unusedSchemas } from './scripts/smaller/strip-schemas.ts'
import { workerChunks } from './scripts/worker/worker-chunks.ts'
import { domains } from './sw/domains.ts'

/** The path at which the app is served: `BASE_PATH=/demo/ npm run build`. */
const base = process.env.BASE_PATH ?? '/'

/** The version that the device panel shows. */
process.env.VITE_VERSION ??= process.env.npm_package_version

const chunking = chunks()
const styles = styleSheets(chunking.firstScreens)
const plan = precachePlan()
const licenseFile = licenses()

const schemas = ['params', 'query', 'headers', 'body', 'reply', 'methods', 'events'] as const

/** The core script only has the endpoints of its own domains; those of the other domains are in their chunks. */
const lazyDomains = new Set<string>(domains.flatMap(domain => ('core' in domain ? [] : domain.name)))
const unusedByCore = (domain: string) =>
  lazyDomains.has(domain)
    ? (['path', 'needs', 'restores', 'errors', 'waits', ...schemas] as const)
    : (['reply', 'errors', 'waits'] as const)

export default defineConfig({
  base,
  css: compiled.css,
  resolve: compiled.resolve,
  // A team on this machine (`npm run team`) is then on the site's own address.
  preview: { headers: securityHeaders, proxy: { '/api/team': 'http://127.0.0.1:4180' } },
  build: {
    target: 'es2022',
    // Browsers that support light-dark(), so that it is not replaced.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    sourcemap: true,
    // The files of a route are already in the worker's cache, so preloading them saves no time.
    modulePreload: false,
    assetsInlineLimit: 0,
    // `styleSheets` divides the one sheet.
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      // Without this, a chunk imports the script with the schemas although it uses none of them.
      treeshake: {
        ...unusedSchemas,
        moduleSideEffects: [{ test: /\/src\/contract\//, sideEffects: false }],
      },
      // The first page contains the name of every file, so names are short; the source map of a file lists its modules.
      output: { codeSplitting: chunking.codeSplitting, chunkFileNames: styles.chunkFileNames },
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      autoCodeSplitting: true,
      // Each route is one file, because the first page contains the name of every file.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
    }),
    ...compiled.plugins,
    stripSchemas({ endpoint: ['needs', 'restores', 'errors', 'waits', ...schemas] }),
    wholeContract(),
    leanReact(),
    leanRouteTree(),
    pathlessRoutes(),
    chunkImports(),
    chunking.plugin,
    styles.plugin,
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
            stripSchemas({ endpoint: unusedByCore, domain: ['contract', 'row', 'label', 'search'] }),
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
