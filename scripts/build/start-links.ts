import type { Plugin } from 'vite'

/** The modules with the code that every signed-in screen needs. */
const shellRoots = ['src/routeTree.gen.ts', 'src/routes/_app.tsx?tsr-split', 'src/shell/layouts/classy.tsx']

/** The modules with the code of the sign-in page. */
const visitorRoots = ['src/routes/_guest.tsx?tsr-split', 'src/routes/_guest/sign-in.{-$alias}.tsx?tsr-split']

/** The fonts of Vietnamese and English. */
const fonts = /hanken-grotesk-(latin|vietnamese)-wght-normal-[\w-]+\.woff2$/

/**
 * Adds links to files that the app requests later, so that the browser loads them in parallel with the first scripts:
 * the fonts, and the scripts of the shell or, without a session, of the sign-in page, which `display.js` loads.
 */
export function startLinks(): Plugin {
  let base = '/'
  return {
    name: 'outpost:start-links',
    apply: 'build',
    configResolved: config => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        /** Returns the scripts of some modules that the page does not name. */
        function scriptsOf(roots: readonly string[]) {
          const found = new Set<string>()
          const add = (fileName: string) => {
            if (found.has(fileName) || html.includes(fileName)) return
            found.add(fileName)
            for (const imported of chunks.find(chunk => chunk.fileName === fileName)?.imports ?? [])
              add(imported)
          }
          for (const chunk of chunks)
            if (chunk.moduleIds.some(id => roots.some(root => id.includes(root)))) add(chunk.fileName)
          return [...found].join(' ')
        }
        const link = (attributes: Record<string, string>) =>
          ({
            tag: 'link',
            attrs: { rel: 'preload', crossorigin: true, ...attributes },
            injectTo: 'head-prepend',
          }) as const
        return {
          html: html.replace(
            'display.js"',
            `display.js" data-shell="${scriptsOf(shellRoots)}" data-visitor="${scriptsOf(visitorRoots)}"`,
          ),
          tags: Object.keys(bundle)
            .filter(name => fonts.test(name))
            .map(name => link({ as: 'font', type: 'font/woff2', href: base + name })),
        }
      },
    },
  }
}
