import type { Plugin } from 'vite'

/** The modules that parse replies, in their own chunk. */
const parser = /\/src\/api\/(endpoint-of|server-rules)\.ts$/
const contract = /\/src\/contract\//
const suffix = '?whole'

/** Returns whether a module belongs to the chunk that parses replies. */
export const isWhole = (id: string) => id.endsWith(suffix)

/**
 * Gives the chunk that parses replies its own copies of the contract, with the schemas that the build removes from all
 * other chunks, and of valibot, because one copy for all pages would contain the functions of every schema.
 */
export const wholeContract = (): Plugin => ({
  name: 'outpost:whole-contract',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !(isWhole(importer) || parser.test(importer))) return
    const resolved = await this.resolve(source, importer.replace(suffix, ''), { ...options, skipSelf: true })
    if (!resolved || resolved.external) return resolved
    const isCopied = source === 'valibot' || contract.test(resolved.id)
    return isCopied ? { ...resolved, id: `${resolved.id}${suffix}` } : resolved
  },
})
