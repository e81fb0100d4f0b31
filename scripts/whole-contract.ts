import type { Plugin } from 'vite'

/** The module that parses replies, in a chunk of its own. */
const parser = /\/src\/api\/server-rules\.ts$/
const contract = /\/src\/contract\//
const suffix = '?whole'

/** Whether a module belongs to the chunk that parses replies. */
export const isWhole = (id: string) => id.endsWith(suffix)

/**
 * Gives the chunk that parses replies copies of the contract, which keep the schemas that the build removes from all others,
 * and of valibot, because one copy for all pages would hold the functions of every schema.
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
