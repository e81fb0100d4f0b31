import * as mini from '@heroicons/react/20/solid'
import * as outline from '@heroicons/react/24/outline'
import * as solid from '@heroicons/react/24/solid'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import type { IconSet, IconSetName } from '#src/contract/icons.ts'

/** Drawings by icon name, each an `<svg>`. */
type Drawings = Record<string, string>

type Set = Pick<IconSet, 'name' | 'grid'> & { draw: () => Drawings }

/** spec: sample-data.md section 7, icons. Another package is another line here and one in the contract's `iconSets`. */
const sets: Record<IconSetName, Set> = {
  'heroicons-mini': { name: 'Heroicons Mini', grid: 'icon-size-5', draw: () => heroicons(mini) },
  'heroicons-outline': { name: 'Heroicons Outline', grid: 'icon-size-6', draw: () => heroicons(outline) },
  'heroicons-solid': { name: 'Heroicons Solid', grid: 'icon-size-6', draw: () => heroicons(solid) },
}

/** A file for each icon set: what the API answers (`icons/{set}.json`) and the drawings (`icons/{set}.svg#{icon}`). */
export function iconFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sets).flatMap(([set, { name, grid, draw }]) => {
      const drawings = draw()
      const answer: IconSet = { namespace: set.replaceAll('-', '_'), name, grid, list: Object.keys(drawings) }
      return [
        [`icons/${set}.json`, JSON.stringify(answer)],
        [`icons/${set}.svg`, spriteOf(drawings)],
      ]
    }),
  )
}

/** Serves and emits them. Made when they are asked for, since a page needs one set at most. */
export function icons(): Plugin {
  return {
    name: 'outpost:icons',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /\/(icons\/[\w-]+\.(?:json|svg))$/.exec(request.url ?? '')?.[1]
        const file = path && iconFiles()[path]
        if (!file) return next()
        response
          .setHeader('Content-Type', path.endsWith('svg') ? 'image/svg+xml' : 'application/json')
          .end(file)
      })
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(iconFiles()))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** `ArrowUpTrayIcon` is `arrow-up-tray`, `Squares2X2Icon` is `squares-2x2`. */
const heroicons = (components: typeof outline): Drawings =>
  Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name
        .replace(/Icon$/, '')
        .replace(/[a-z](?=[A-Z\d])|[A-Z\d](?=[A-Z][a-z])/g, '$&-')
        .toLowerCase(),
      renderToStaticMarkup(createElement(component)),
    ]),
  )

const spriteOf = (drawings: Drawings) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings)
    .map(([name, svg]) =>
      svg
        .replace(/ (xmlns|aria-hidden|data-slot)="[^"]*"/g, '')
        .replace('<svg', `<symbol id="${name}"`)
        .replace('</svg>', '</symbol>'),
    )
    .join('')}</svg>`
