import { readFileSync } from 'node:fs'

/** Answers whether a link leads to a screen of this build, by the generated routes. */
export function screens(): (link: string) => boolean {
  const routes = readFileSync('src/routeTree.gen.ts', 'utf8')
  const patterns = [...routes.matchAll(/fullPath: '(\/[^']+)'/g)].flatMap(([, path = '']) =>
    path === '/$' ? [] : new RegExp(`^${path.replace(/\{?-?\$\w+\}?/g, '[^/]+').replace(/\/$/, '')}$`),
  )
  return link => {
    const [path = ''] = link.split('?')
    return patterns.some(pattern => pattern.test(path))
  }
}
