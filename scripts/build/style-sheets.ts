import { createHash } from 'node:crypto'
import { loadConfigAndCreateContext } from '@pandacss/node'
import { parse, type Rule } from 'postcss'
import type { Plugin, Rolldown } from 'vite'
import { propertiesOfCode, removeUnusedValues, removeWithEmpty } from '#scripts/smaller/unused-styles.ts'

/** The modules of the screens that each sheet before the last one is for, with those of the sheets before it. */
type Screens = readonly ReadonlySet<string>[]

/**
 * Divides the style sheet by first screens: `screens` are the modules of the visitor's first screens, and of the
 * user's. Each sheet contains the one before, so that only one is used and the order of its rules is that of the whole;
 * the last one is the whole. The name of a script ends in the index of the sheet that it needs (`-1`, `-2`), unless it
 * is the first. `src/device/styles.ts` loads the sheets. The fonts have a sheet of their own, because a browser would load them again with
 * each sheet that declares them.
 */
export function styleSheets(screens: Screens) {
  /** The class names in each source file. */
  let classesIn = new Map<string, readonly string[]>()
  /** The class names of each sheet but the last. */
  let classes: ReadonlySet<string>[] = []
  /** Returns the index of the sheet with the styles of the modules of a script and of those that they import statically. */
  let sheetOf: (moduleIds: readonly string[]) => number = () => 0
  const written = new Map<string, string>()
  let base = '/'

  const plugin: Plugin = {
    name: 'outpost:style-sheets',
    apply: 'build',
    enforce: 'post',
    configResolved: config => {
      base = config.base
    },
    async buildStart() {
      classesIn = await readClasses()
    },
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const known = new Set(ids.map(id => id.replace(/\?tsr-split.*/, '?tsr-split')))
      /** The component of a route is in its split part. */
      const classesOf = (id: string) => {
        const [file = ''] = id.split('?')
        return id === file && known.has(`${file}?tsr-split`) ? [] : (classesIn.get(file) ?? [])
      }
      classes = screens.map(
        (_, index) =>
          new Set(screens.slice(0, index + 1).flatMap(modules => [...modules].flatMap(classesOf))),
      )
      const imports = new Map(ids.map(id => [id, this.getModuleInfo(id)?.importedIds ?? []]))
      // Code that makes the name of any custom property needs the whole sheet.
      const needsAll = (id: string) => this.getModuleInfo(id)?.code?.includes('var(--${') ?? false
      const sheets = new Map(
        ids.map(id => [id, needsAll(id) ? classes.length : sheetOfClasses(classesOf(id))]),
      )
      const screenOf = (id: string) => screens.findIndex(modules => modules.has(id))
      sheetOf = moduleIds => {
        // The modules of a screen import nothing that its sheet is without.
        const found = new Set(moduleIds.filter(id => screenOf(id) < 0))
        // What is added here is visited too.
        for (const id of found) for (const imported of imports.get(id) ?? []) found.add(imported)
        return Math.max(0, ...moduleIds.map(screenOf), ...[...found].map(id => sheets.get(id) ?? 0))
      }

      function sheetOfClasses(names: readonly string[]) {
        const index = classes.findIndex(sheet => names.every(name => sheet.has(name)))
        return index < 0 ? classes.length : index
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const whole = Object.values(bundle).find(
          file => file.type === 'asset' && file.fileName.endsWith('.css'),
        )
        if (whole?.type !== 'asset') throw new Error('The build has no style sheet')
        const text = String(whole.source)
        const every = new Set([...classesIn.values()].flat())
        const isInCode = propertiesOfCode()
        const parts = classes.map(names => part(text, name => names.has(name) || !every.has(name), isInCode))
        const fonts = write(fontsOf(text), 'fonts')
        const all = write(withoutFonts(text), String(parts.length))
        delete bundle[whole.fileName]
        const names = [...parts.map((sheet, index) => write(sheet, String(index))), all]
        const link = new RegExp(`<link rel="stylesheet"[^>]*${whole.fileName}">`)
        if (!link.test(html)) throw new Error('The page has no style sheet')
        return html
          .replace(link, `<link rel="stylesheet" crossorigin href="${base}${fonts}">`)
          .replace('display.js"', `display.js" data-styles="${names.join(' ')}"`)
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        for (const [fileName, source] of written) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }

  /** Adds a sheet to the build and returns its name. */
  function write(source: string, suffix: string) {
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
    const fileName = `assets/${hash}-${suffix}.css`
    written.set(fileName, source)
    return fileName
  }

  const chunkFileNames = ({ moduleIds }: Rolldown.PreRenderedChunk) => {
    const sheet = sheetOf(moduleIds)
    return sheet === 0 ? 'assets/[hash:7].js' : `assets/[hash:7]-${sheet}.js`
  }

  return { plugin, chunkFileNames }
}

/** Returns the class names that Panda finds in each source file. */
async function readClasses() {
  const panda = await loadConfigAndCreateContext()
  return new Map(
    panda.getFiles().map(file => {
      const encoder = panda.encoder.clone()
      panda.parseFile(file, encoder)
      const decoder = panda.decoder.clone().collect(encoder)
      return [file, [...decoder.atomic].map(({ className }) => unescaped(className))] as const
    }),
  )
}

const unescaped = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  )

/** Matches a class name in a selector. */
const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7F])+)/gi

/** Returns a sheet without fonts, without the utilities none of whose class names is used, and without unused values. */
function part(text: string, isUsed: (name: string) => boolean, isInCode: (name: string) => boolean) {
  const sheet = parse(withoutFonts(text))
  const isNeeded = (selector: string) => {
    const [name] = [...selector.matchAll(className)].map(([, name = '']) => unescaped(name))
    return name === undefined || isUsed(name)
  }
  sheet.walkAtRules('layer', layer => {
    if (layer.params !== 'utilities' || !layer.nodes) return
    layer.walkRules((rule: Rule) => {
      const kept = rule.selectors.filter(isNeeded)
      if (kept.length === 0) removeWithEmpty(rule)
      else if (kept.length < rule.selectors.length) rule.selectors = kept
    })
  })
  removeUnusedValues(sheet, isInCode)
  return sheet.toString()
}

const fontFace = /@font-face\s*\{[^}]*\}/g
const fontsOf = (text: string) => (text.match(fontFace) ?? []).join('')
const withoutFonts = (text: string) => text.replace(fontFace, '')
