import type { Plugin } from 'vite'
import { firstModules, firstRoutes } from './first-modules.ts'
import { isWhole } from './whole-contract.ts'

const vendor =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store)|@lingui)\//
/** The schema library, and the schemas that the first screens import without using them. */
const schemas =
  /node_modules\/valibot\/|src\/contract\/(core\/fields|shared\/(attachments|display-schema|quote|user)|shell\/password-change)\.ts$/
/** A module of a package of the first page that only forms inside the app use. */
const formsOnly = /node_modules\/@tanstack\/store\/dist\/store\.js$/

/** The modules with which the first screens begin, of a visitor and of a signed-in user. */
const mainRoot = 'src/main.tsx'
const guestRoots = [
  mainRoot,
  'src/routes/_guest.tsx?tsr-split',
  'src/routes/_guest/sign-in.{-$alias}.tsx?tsr-split',
]
/** Each page for visitors. */
const guestPage = /src\/routes\/_guest\/.*\?tsr-split/
/** The folders whose modules only pages for visitors use, unless a first screen of a user imports one. */
const forVisitors =
  /src\/(features\/session|blocks\/visitor|routes\/_guest)[/.]|src\/ui\/(art\/horizon|form\/password)/
/**
 * The module with the parts of all routes that are needed before a route is chosen. The first page does not load it.
 */
const routesRoot = 'src/routeTree.gen.ts'
/** The modules that every page loads when it is idle, without the shell, with which they share some modules. */
const idleRoots = ['src/device/worker/worker.ts', 'src/ui/art/horizon-picture.tsx']
/** The screens whose code is installed with the shell. */
const consoleRoot = 'src/routes/_app/main/console.tsx?tsr-split'
const tasksRoot = 'src/routes/_app/apps/tasks.tsx?tsr-split'
const shellRoots = ['src/routes/_app.tsx?tsr-split', 'src/shell/layouts/classy.tsx']
/** The module that connects the shell to the team chat, which the screen of the chat uses too. */
const joinRoot = 'src/features/chat/join.ts'
/** The screens with many modules that others share: those of their own folder become one chunk. */
const appRoots = [
  'src/routes/_app/apps/chat',
  'src/routes/_app/apps/file-manager',
  'src/routes/_app/apps/ecommerce/inventory',
]
/** The screen with the most code: it is near its limit, so it loads no module that only other screens use. */
const boardRoot = 'src/routes/_app/apps/scrumboard'
const ofApp = /src\/features\/(chat|files|products)\//
/** The generated functions of the style sheet. */
const theme = /styled-system\//
/** The modules that screens of many domains use. */
const ofManyDomains = /src\/(ui|lib|api)\/|node_modules\/@heroicons\//

/** The length of the source text of a small module, in characters: a chunk of its own would be mostly overhead. */
const SMALL_LENGTH = 3000

/**
 * Reduces the number of files. By default the bundler makes a chunk of every module that two routes share, about fifty
 * for the first screen, each with its own overhead. Here the modules of each first screen become one chunk, and also
 * the modules that first screens share with others; every other module is in the chunk of its route.
 */
export function chunks() {
  const main = new Set<string>()
  const guest = new Set<string>()
  const guestPages = new Set<string>()
  const idle = new Set<string>()
  const routes = new Set<string>()
  const shell = new Set<string>()
  const consoleScreen = new Set<string>()
  const tasksScreen = new Set<string>()
  const join = new Set<string>()
  const apps = new Set<string>()
  const board = new Set<string>()
  const parts = new Set<string>()
  const boardParts = new Set<string>()
  /** The modules of the visitor's first screens, and those of the user's. */
  const ofVisitor = new Set<string>()
  const ofUser = new Set<string>()

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
        if (id.endsWith(mainRoot)) reach(main, id)
        if (guestRoots.some(root => id.includes(root))) reach(guest, id)
        if (guestPage.test(id)) reach(guestPages, id)
        if (idleRoots.some(root => id.endsWith(root))) reach(idle, id)
        if (id.endsWith(routesRoot)) reach(routes, id)
        if (shellRoots.some(root => id.includes(root))) reach(shell, id)
        if (id.includes(consoleRoot)) reach(consoleScreen, id)
        if (id.includes(tasksRoot)) reach(tasksScreen, id)
        if (id.endsWith(joinRoot)) reach(join, id)
        if (id.includes('?tsr-split') && appRoots.some(root => id.includes(root))) reach(apps, id)
        if (id.includes('?tsr-split') && id.includes(boardRoot)) reach(board, id)
      }
      for (const id of [...guest, ...idle]) ofVisitor.add(id)
      const installed = [...firstModules, ...firstRoutes.map(route => `src/routes/${route}.tsx?tsr-split`)]
      for (const id of ids) if (installed.some(root => id.includes(root))) reach(ofUser, id)
      const isLoaded = (id: string) =>
        [guest, idle, routes, shell].some(found => found.has(id)) || vendor.test(id) || theme.test(id)
      for (const id of [...apps, ...board]) {
        const isSmall = (this.getModuleInfo(id)?.code?.length ?? Infinity) < SMALL_LENGTH
        // What is installed with the app must not need a script that is not, and no page for visitors the shell.
        const isElsewhere = ofUser.has(id) || guestPages.has(id)
        const isPart = isSmall && !isElsewhere && ofManyDomains.test(id) && importsOf(id).every(isLoaded)
        if (isPart) (board.has(id) ? boardParts : parts).add(id)
      }
    },
  }

  const isForUsers = (id: string) => [main, routes, shell].some(found => found.has(id))
  const groups = [
    {
      name: 'vendor',
      test: (id: string) => vendor.test(id) && !formsOnly.test(id) && !isWhole(id),
      priority: 9,
    },
    { name: 'schemas', test: (id: string) => schemas.test(id) && !isWhole(id), priority: 9 },
    {
      name: 'visitor',
      test: (id: string) => guest.has(id) && forVisitors.test(id) && !isForUsers(id),
      priority: 9,
    },
    {
      name: 'start',
      test: (id: string) => guest.has(id) || (idle.has(id) && shell.has(id)),
      priority: 8,
    },
    { name: 'idle', test: (id: string) => idle.has(id), priority: 7 },
    { name: 'routes', test: (id: string) => routes.has(id), priority: 6 },
    { name: 'shell', test: (id: string) => shell.has(id), priority: 5 },
    { name: 'lists', test: (id: string) => tasksScreen.has(id), minShareCount: 3, priority: 4 },
    { name: 'cards', test: (id: string) => consoleScreen.has(id), minShareCount: 2, priority: 3 },
    { name: 'join', test: (id: string) => join.has(id), minShareCount: 2, priority: 2 },
    {
      name: (id: string) => (apps.has(id) && !ofUser.has(id) ? (ofApp.exec(id)?.[1] ?? null) : null),
      minShareCount: 2,
      priority: 1,
    },
    { name: 'parts', test: (id: string) => parts.has(id), minShareCount: 3, priority: 0 },
    { name: 'board-parts', test: (id: string) => boardParts.has(id), minShareCount: 3, priority: 0 },
  ]

  return {
    plugin,
    codeSplitting: { groups, includeDependenciesRecursively: false },
    firstScreens: [ofVisitor, ofUser],
  }
}

/** Matches modules that re-export a whole package. The bundler keeps only their used exports. */
const barrel = /node_modules\/(@heroicons\/react\/\d\d\/\w+\/esm|date-fns)\/index\.js$/

/**
 * Returns the modules behind the names that are imported from such a module. `getModuleInfo` does not report which of
 * its modules are used.
 */
const importedByName = (code: string, ids: readonly string[]) =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](@heroicons\/react\/[\w/]+|date-fns)["']/g)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').flatMap(name => {
        const folder = from === 'date-fns' ? from : `${from}/esm`
        const file = `/${folder}/${name.trim().split(' ')[0]}.js`
        return ids.filter(id => id.endsWith(file))
      }),
  )
