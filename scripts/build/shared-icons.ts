import * as micro from '@heroicons/react/16/solid'
import * as outline from '@heroicons/react/24/outline'
import * as solid from '@heroicons/react/24/solid'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import type { Item } from '#seed/navigation/item.ts'
import { screens } from './screens.ts'

const file = 'icons/shared.svg'

/** The icons that the kit and the sign-in page use; the last one belongs to the navigation bar. */
const own = [
  'check-circle',
  'device-phone-mobile',
  'exclamation-triangle',
  'eye',
  'eye-slash',
  'information-circle',
  'x-circle',
  'ellipsis-horizontal',
]

/** Small icons of the first page: `#{name}-micro`. */
const ownMicro = ['building-storefront', 'check-circle', 'chevron-down', 'exclamation-circle']

/**
 * Serves and emits the icons of the navigation, and a few for the first page, as one file. Each one is `#{name}` and,
 * for the active item, `#{name}-solid`. They are not part of any script.
 */
export function sharedIcons(): Plugin {
  const draw = async () => {
    const { navigation } = await import('#seed/navigation.ts')
    return spriteOf(namesIn(navigation(screens()).default))
  }
  return {
    name: 'outpost:shared-icons',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith(`/${file}`)) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(await draw())
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: await draw() })
    },
  }
}

const namesIn = (items: Item[]): string[] =>
  items.flatMap(({ icon, children = [] }) => [...(icon ? [icon] : []), ...namesIn(children)])

const spriteOf = (names: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${[
    ...[...new Set([...own, ...names])]
      .toSorted()
      .map(name => symbol(name, outline, name) + symbol(`${name}-solid`, solid, name)),
    ...ownMicro.map(name => symbol(`${name}-micro`, micro, name)),
  ].join('')}</svg>`

function symbol(id: string, icons: Record<string, typeof outline.EyeIcon>, name: string) {
  const icon = Object.entries(icons).find(([component]) => component === componentOf(name))?.[1]
  if (!icon) throw new Error(`There is no icon with this name: ${name}`)
  return renderToStaticMarkup(createElement(icon))
    .replace(/ (xmlns|aria-hidden|data-slot)="[^"]*"/g, '')
    .replace('<svg', `<symbol id="${id}"`)
    .replace('</svg>', '</symbol>')
}

/** `arrow-up-tray` becomes `ArrowUpTrayIcon`, `squares-2x2` becomes `Squares2X2Icon`. */
const componentOf = (name: string) =>
  `${name.replace(/(?:^|-|(?<=\d))([a-z\d])/g, (_, letter: string) => letter.toUpperCase())}Icon`
