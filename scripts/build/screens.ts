import { readFileSync } from 'node:fs'
import { docsPages } from '#src/features/docs/addresses.ts'
import { showcasePages } from '#src/features/showcase/addresses.ts'

/** Returns the full paths of all screens of this build, from the generated routes: `/apps/tasks/$id`. */
export const screenPaths = (): string[] =>
  [...readFileSync('src/routeTree.gen.ts', 'utf8').matchAll(/fullPath: '(\/[^']*)'/g)].map(
    ([, path = '']) => path,
  )

/** The addresses behind routes of many pages, whose path ends with `/$`. */
const listed = [...showcasePages.map(path => `/ui/${path}`), ...docsPages.map(path => `/docs/${path}`)]

/** Returns a function that tells whether a link opens a screen of this build. */
export function screens(): (link: string) => boolean {
  const patterns = screenPaths().flatMap(path =>
    path.endsWith('/$') ? [] : new RegExp(`^${path.replace(/\{?-?\$\w+\}?/g, '[^/]+').replace(/\/$/, '')}$`),
  )
  return link => {
    const path = (link.split('?')[0] ?? '').replace(/\/$/, '')
    return listed.includes(path) || patterns.some(pattern => pattern.test(path))
  }
}
