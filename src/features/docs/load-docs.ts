import { retryImport } from '#src/lib/retry-import.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { guideAddresses } from './addresses.ts'
import type { OpenApi } from './api/document.ts'
import { operationsOf } from './api/operations.ts'
import type { Guide } from './guides/find-guides.ts'
import { readMarkdown } from './markdown/read-markdown.ts'

/**
 * Returns the data of a page of the documentation: the guides in both languages, or the calls of the API from
 * the file that the build wrote. Rejects when that file is neither on the device nor on the network.
 */
export async function loadDocs(path: string) {
  return {
    guides: path.startsWith('guides') ? await loadGuides() : undefined,
    operations: path === 'api' ? await loadOperations() : [],
  }
}

async function loadOperations() {
  const response = await fetch(assetUrl('openapi.json'))
  const document: OpenApi = await response.json()
  return operationsOf(document)
}

/** Both languages, so that the guides follow when the user changes the language. */
async function loadGuides(): Promise<Record<'en' | 'vi', Guide[]>> {
  const [en, vi] = await Promise.all([
    retryImport(() => import('./guides/english.ts')).then(module => module.english),
    retryImport(() => import('./guides/vietnamese.ts')).then(module => module.vietnamese),
  ])
  return { en: guidesOf(en), vi: guidesOf(vi) }
}

const guidesOf = (texts: Record<string, string>): Guide[] =>
  guideAddresses.map(address => {
    const markdown = texts[address.split('/')[1] ?? ''] ?? ''
    return { address, title: readMarkdown(markdown).title, markdown }
  })
