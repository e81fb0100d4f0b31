import type { Plugin } from 'vite'
import { screens } from './screens.ts'

/**
 * Serves and emits the sample data as `seed/{domain}.json`. The worker reads these files at install, so that its own
 * script, which every cold start parses, contains no data. The navigation and the courses are also such files,
 * although they are read each time, because they belong to the build and not to the database.
 */
export function seedAssets(): Plugin {
  return {
    name: 'outpost:seed-assets',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const domain = /\/seed\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1]
        if (!domain) return next()
        const { seed } = await server.ssrLoadModule('/seed/index.ts')
        const { courses } = await server.ssrLoadModule('/seed/courses.ts')
        const { navigation } = await server.ssrLoadModule('/seed/navigation.ts')
        const rows = { ...seed, courses, navigation: navigation(screens()) }[domain]
        if (!rows) return next()
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows))
      })
    },
    async generateBundle() {
      const { seed } = await import('#seed/index.ts')
      const { courses } = await import('#seed/courses.ts')
      const { navigation } = await import('#seed/navigation.ts')
      for (const [domain, rows] of Object.entries({ ...seed, courses, navigation: navigation(screens()) }))
        this.emitFile({ type: 'asset', fileName: `seed/${domain}.json`, source: JSON.stringify(rows) })
    },
  }
}
