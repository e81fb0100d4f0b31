import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Container, Node, Root } from 'postcss'

const root = join(import.meta.dirname, '../..')

/** Matches a custom property, and `${` after it where code completes its name. */
const property = /--[a-z](?:\\.|[\w-])*(\$\{)?/g

const plain = (name: string) => name.replaceAll('\\', '')

/** Returns the names of custom properties in a text; a name that code completes ends in `${`. */
const propertiesIn = (text: string) => [...text.matchAll(property)].map(([name]) => plain(name))

/** Returns a function that returns whether the code of the page has a custom property in its text. */
export function propertiesOfCode(): (name: string) => boolean {
  const names = new Set(
    ['src', 'public'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /(?<!\.test)\.(tsx?|js|svg)$/.test(file))
        .flatMap(file => propertiesIn(readFileSync(join(root, folder, file), 'utf8'))),
    ),
  )
  const beginnings = [...names].flatMap(name => (name.endsWith('${') ? name.slice(0, -2) : []))
  return name => names.has(name) || beginnings.some(beginning => name.startsWith(beginning))
}

/**
 * Removes the custom properties that neither the rules of a sheet nor the code uses, and the keyframes that no animation
 * names.
 */
export function removeUnusedValues(sheet: Root, isInCode: (name: string) => boolean) {
  for (let removed = 1; removed > 0; ) {
    removed = 0
    const used = new Set<string>()
    sheet.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--(?:\\.|[\w-])+)/g)) used.add(plain(name))
    })
    sheet.walkDecls(/^--/, declaration => {
      const name = plain(declaration.prop)
      if (used.has(name) || isInCode(name)) return
      removeWithEmpty(declaration)
      removed++
    })
  }
  const values: string[] = []
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--') || prop.startsWith('animation')) values.push(value)
  })
  const words = new Set(values.join(' ').split(/[^\w-]+/))
  sheet.walkAtRules('keyframes', rule => {
    if (!words.has(rule.params)) removeWithEmpty(rule)
  })
}

/** Removes a node, and the rules around it that become empty. */
export function removeWithEmpty(node: Node) {
  let empty: Node | Container | undefined = node
  while (empty && empty.type !== 'root') {
    const around: Container | undefined = empty.parent as Container | undefined
    empty.remove()
    empty = around?.nodes?.length === 0 ? around : undefined
  }
}
