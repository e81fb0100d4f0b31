/** The guides for those who run Outpost, by category. The texts of a guide have its name. */
export const guideTree = {
  'getting-started': ['introduction', 'install'],
  operation: ['service-bases', 'theme', 'back-up', 'update', 'security', 'errors'],
  development: ['add-a-domain'],
} as const

export type GuideCategory = keyof typeof guideTree
export type GuideSlug = (typeof guideTree)[GuideCategory][number]

/** The addresses of the guides, in the order of the tree: `getting-started/introduction`. */
export const guideAddresses: readonly string[] = Object.entries(guideTree).flatMap(([category, slugs]) =>
  slugs.map(slug => `${category}/${slug}`),
)

/** The pages of the documentation, by their path below `/docs/`. */
export const docsPages: readonly string[] = [
  'changelog',
  'guides',
  ...guideAddresses.map(address => `guides/${address}`),
  'api',
]
