import { readFileSync } from 'node:fs'

/** Returns the full paths of all screens of this build, from the generated routes: `/apps/tasks/$id`. */
export const screenPaths = (): string[] =>
  [...readFileSync('src/routeTree.gen.ts', 'utf8').matchAll(/fullPath: '(\/[^']+)'/g)].map(
    ([, path = '']) => path,
  )

/** Returns a function that tells whether a link opens a screen of this build. */
export function screens(): (link: string) => boolean {
  const patterns = screenPaths().flatMap(path =>
    path === '/$' ? [] : new RegExp(`^${path.replace(/\{?-?\$\w+\}?/g, '[^/]+').replace(/\/$/, '')}$`),
  )
  return link => {
    const [path = ''] = link.split('?')
    return patterns.some(pattern => pattern.test(path))
  }
}
