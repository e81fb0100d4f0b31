import type { Plugin } from 'vite'
import { type IconSet, type IconSetName, iconSets } from '#src/contract/shell/icons.ts'
import { drawingsOf } from './icons-drawings.ts'

/** spec: sample-data.md section 7, icons. The displayed name of each set, and its size class. */
const sets: Record<IconSetName, Pick<IconSet, 'name' | 'grid'>> = {
  feather: { name: 'Feather', grid: 'icon-size-6' },
  'heroicons-mini': { name: 'Heroicons Mini', grid: 'icon-size-5' },
  'heroicons-outline': { name: 'Heroicons Outline', grid: 'icon-size-6' },
  'heroicons-solid': { name: 'Heroicons Solid', grid: 'icon-size-6' },
  'material-outline': { name: 'Material Outline', grid: 'icon-size-6' },
  'material-solid': { name: 'Material Solid', grid: 'icon-size-6' },
  'material-twotone': { name: 'Material Two Tone', grid: 'icon-size-6' },
}

const made = new Map<string, string>()

/**
 * Returns a file of an icon set: the reply of the API (`icons/{set}.json`) or its drawings (`icons/{set}.svg#{icon}`);
 * undefined for another path.
 */
export function iconFile(path: string): string | undefined {
  const set = iconSets.find(name => path === `icons/${name}.json` || path === `icons/${name}.svg`)
  if (set && !made.has(path)) {
    const drawings = drawingsOf[set]()
    const list = Object.keys(drawings)
    const reply: IconSet = { namespace: set.replaceAll('-', '_'), ...sets[set], list }
    made.set(`icons/${set}.json`, JSON.stringify(reply))
    made.set(`icons/${set}.svg`, spriteOf(drawings))
  }
  return made.get(path)
}

/** Serves and emits the icon sets. In development each one is created on request, because a page needs at most one. */
export function icons(): Plugin {
  return {
    name: 'outpost:icons',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /\/(icons\/[\w-]+\.(?:json|svg))$/.exec(request.url ?? '')?.[1]
        const file = path && iconFile(path)
        if (!file) return next()
        response
          .setHeader('Content-Type', path.endsWith('svg') ? 'image/svg+xml' : 'application/json')
          .end(file)
      })
    },
    generateBundle() {
      for (const fileName of iconSets.flatMap(set => [`icons/${set}.json`, `icons/${set}.svg`]))
        this.emitFile({ type: 'asset', fileName, source: iconFile(fileName) ?? '' })
    },
  }
}

const spriteOf = (drawings: Record<string, string>) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings)
    .map(([name, svg]) => toSymbol(name, svg))
    .join('')}</svg>`

/**
 * Returns a drawing as a symbol of a sprite. Ids inside a drawing would not be unique in the sprite; clip paths that
 * use them can be omitted without a visible change.
 */
const toSymbol = (name: string, svg: string) =>
  svg
    .replace(/<(defs|clipPath)\b.*?<\/\1>|<use\b[^>]*>/g, '')
    .replace(/ (xmlns(:xlink)?|aria-hidden|data-slot|class|clip-path)="[^"]*"/g, '')
    .replace(
      /^<svg([^>]*)>/,
      (_, attributes: string) => `<symbol id="${name}"${attributes.replace(/ (width|height)="[^"]*"/g, '')}>`,
    )
    .replace(/<\/svg>$/, '</symbol>')
