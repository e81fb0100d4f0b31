import type { Config } from '@pandacss/dev'
import { recipes } from './recipes/index.ts'

const runtime = (names: string) => `export { ${names} } from '#src/theme/css.ts'`

const recipeCode = Object.entries(recipes).map(([name, { className, defaultVariants, compoundVariants }]) => {
  const look = JSON.stringify({ className, defaultVariants, compoundVariants })
  return `export const ${name} = /* @__PURE__ */ recipe(${look})`
})

/** The code of generated modules, by the id of Panda's artifact and the file name. */
const code: Record<string, string> = {
  'css-fn/css.js': runtime('css'),
  'cva/cva.js': runtime('cva'),
  'sva/sva.js': 'export {}',
  'recipes-index/index.js': ["import { recipe } from '#src/theme/css.ts'", ...recipeCode].join('\n'),
}

/**
 * Replaces the runtime that Panda would send to the browser by `css.ts`. Panda's runtime is 5 KiB larger, because of
 * features that this app does not use: slot recipes, shorthands, hashes, prefixes, responsive arrays, `raw`, and short
 * names for 400 properties.
 */
export const smallRuntime: NonNullable<Config['hooks']> = {
  'config:resolved': ({ config }) => {
    for (const utility of Object.values(config.utilities ?? {})) {
      delete utility?.className
      delete utility?.shorthand
    }
  },
  'codegen:prepare': ({ artifacts }) => {
    for (const { id, files } of artifacts)
      for (const file of files) file.code = code[`${id}/${file.file}`] ?? file.code
  },
}
