import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as mini from '@heroicons/react/20/solid'
import * as outline from '@heroicons/react/24/outline'
import * as solid from '@heroicons/react/24/solid'
import feather from 'feather-icons'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconSetName } from '#src/contract/shell/icons.ts'

/** Returns the drawings of a set by icon name, each an `<svg>` as its package contains it. */
export const drawingsOf: Record<IconSetName, () => Record<string, string>> = {
  feather: () =>
    Object.fromEntries(Object.entries(feather.icons).map(([name, icon]) => [name, icon.toSvg()])),
  'heroicons-mini': () => heroicons(mini),
  'heroicons-outline': () => heroicons(outline),
  'heroicons-solid': () => heroicons(solid),
  'material-outline': () => material('outlined'),
  'material-solid': () => material('filled'),
  'material-twotone': () => material('two-tone'),
}

/** `ArrowUpTrayIcon` becomes `arrow-up-tray`, `Squares2X2Icon` becomes `squares-2x2`. */
const heroicons = (components: typeof outline) =>
  Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name
        .replace(/Icon$/, '')
        .replace(/[a-z](?=[A-Z\d])|[A-Z\d](?=[A-Z][a-z])/g, '$&-')
        .toLowerCase(),
      renderToStaticMarkup(createElement(component)),
    ]),
  )

/**
 * Returns the drawings of one style. There is one file for each icon: `account_circle.svg` becomes `account-circle`.
 * Without a colour they are black.
 */
function material(style: string) {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('@material-design-icons/svg/package.json')),
    style,
  )
  return Object.fromEntries(
    readdirSync(folder).map(file => [
      file.replace(/\.svg$/, '').replaceAll('_', '-'),
      readFileSync(join(folder, file), 'utf8').replace('<svg', '<svg fill="currentColor"'),
    ]),
  )
}
