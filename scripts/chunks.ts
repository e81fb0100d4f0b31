import type { Plugin } from 'vite'
import { isWhole } from './whole-contract.ts'

const vendor =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store)|@lingui|valibot)\//
/** What only forms inside the app use of a package of the first page. */
const formsOnly = /node_modules\/@tanstack\/store\/dist\/store\.js$/

/** Where the first screens begin: a visitor's and a signed-in user's. */
const guestRoots = [
  'src/main.tsx',
  'src/routes/_guest.tsx?tsr-split',
  'src/routes/_guest/sign-in.{-$alias}.tsx?tsr-split',
]
/** The parts of all routes that are needed before one is chosen. The first page does not load them. */
const routesRoot = 'src/routeTree.gen.ts'
/** What every page loads when it is idle: without the shell, of which it shares some modules. */
const idleRoots = ['src/device/worker/worker.ts', 'src/ui/art/horizon-picture.tsx']
/** The screens that are installed with the shell. */
const consoleRoot = 'src/routes/_app/main/console.tsx?tsr-split'
const tasksRoot = 'src/routes/_app/apps/tasks.tsx?tsr-split'
const shellRoots = ['src/routes/_app.tsx?tsr-split', 'src/shell/layouts/classy.tsx']

/**
 * Few files rather than many: left to itself the bundler makes a chunk of every module that two routes share, some
 * fifty for the first screen, each with its own overhead. What a first screen needs as a whole becomes one chunk
 * instead, and so does what the first screens share with others; everything else follows its route.
 */
export function chunks() {
  const guest = new Set<string>()
  const idle = new Set<string>()
  const routes = new Set<string>()
  const shell = new Set<string>()
  const consoleScreen = new Set<string>()
  const tasksScreen = new Set<string>()

  const plugin: Plugin = {
    name: 'outpost:chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const importsOf = (id: string) => {
        const { importedIds = [], code } = this.getModuleInfo(id) ?? {}
        return [
          ...importedIds.filter(imported => !barrel.test(imported) && !formsOnly.test(imported)),
          ...importedByName(code ?? '', ids),
        ]
      }
      const reach = (found: Set<string>, id: string) => {
        if (found.has(id)) return
        found.add(id)
        for (const imported of importsOf(id)) reach(found, imported)
      }
      for (const id of ids) {
        if (guestRoots.some(root => id.includes(root))) reach(guest, id)
        if (idleRoots.some(root => id.endsWith(root))) reach(idle, id)
        if (id.endsWith(routesRoot)) reach(routes, id)
        if (shellRoots.some(root => id.includes(root))) reach(shell, id)
        if (id.includes(consoleRoot)) reach(consoleScreen, id)
        if (id.includes(tasksRoot)) reach(tasksScreen, id)
      }
    },
  }

  const groups = [
    {
      name: 'vendor',
      test: (id: string) => vendor.test(id) && !formsOnly.test(id) && !isWhole(id),
      priority: 6,
    },
    { name: 'start', test: (id: string) => guest.has(id), priority: 5 },
    { name: 'shared', test: (id: string) => idle.has(id) && shell.has(id), priority: 4 },
    { name: 'idle', test: (id: string) => idle.has(id), priority: 4 },
    { name: 'routes', test: (id: string) => routes.has(id), priority: 3 },
    { name: 'shell', test: (id: string) => shell.has(id), priority: 2 },
    { name: 'lists', test: (id: string) => tasksScreen.has(id), minShareCount: 3, priority: 1 },
    { name: 'cards', test: (id: string) => consoleScreen.has(id), minShareCount: 3, priority: 0 },
  ]

  return { plugin, codeSplitting: { groups, includeDependenciesRecursively: false } }
}

/** Modules that re-export a whole package. The bundler keeps only what is used of them. */
const barrel = /node_modules\/(@heroicons\/react\/\d\d\/\w+\/esm|date-fns)\/index\.js$/

/** The modules behind the names that are imported from a barrel. `getModuleInfo` does not tell which of its modules are used. */
const importedByName = (code: string, ids: readonly string[]) =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](@heroicons\/react\/[\w/]+|date-fns)["']/g)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').flatMap(name => {
        const folder = from === 'date-fns' ? from : `${from}/esm`
        const file = `/${folder}/${name.trim().split(' ')[0]}.js`
        return ids.filter(id => id.endsWith(file))
      }),
  )
