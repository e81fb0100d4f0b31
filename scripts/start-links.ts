import type { Plugin } from 'vite'

/** The modules with the code that every signed-in screen needs. */
const shellRoots = ['src/routeTree.gen.ts', 'src/routes/_app.tsx?tsr-split', 'src/shell/layouts/classy.tsx']

/** The fonts of Vietnamese and English. */
const fonts = /hanken-grotesk-(latin|vietnamese)-wght-normal-[\w-]+\.woff2$/

/**
 * Adds links to files that the app requests later, so that the browser loads them in parallel with the first scripts:
 * the fonts and the scripts of the shell. `display.js` loads the last ones if there is a session.
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
        const found = new Set<string>()
        const add = (fileName: string) => {
          if (found.has(fileName) || html.includes(fileName)) return
          found.add(fileName)
          for (const imported of chunks.find(chunk => chunk.fileName === fileName)?.imports ?? [])
            add(imported)
        }
        for (const chunk of chunks)
          if (chunk.moduleIds.some(id => shellRoots.some(root => id.includes(root)))) add(chunk.fileName)
        const link = (attributes: Record<string, string>) =>
          ({
            tag: 'link',
            attrs: { rel: 'preload', crossorigin: true, ...attributes },
            injectTo: 'head-prepend',
          }) as const
        return {
          html: html.replace('display.js"', `display.js" data-shell="${[...found].join(' ')}"`),
          tags: Object.keys(bundle)
            .filter(name => fonts.test(name))
            .map(name => link({ as: 'font', type: 'font/woff2', href: base + name })),
        }
      },
    },
  }
}
