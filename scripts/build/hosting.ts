import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { screenPaths } from './screens.ts'
import { immutable, securityHeaders } from './security-headers.ts'

/** The extensions of the app's files. The address of a screen can also contain a dot: `/sign-in/shop.vn`. */
const extensions = 'css html jpg js json map md pdf png svg txt webmanifest webp woff2'.replaceAll(' ', '|')
const filePattern = new RegExp(`\\.(${extensions})$`)
const hostFiles = ['_headers', '_redirects', 'nginx.conf'] as const

/** Returns whether an address belongs to a file. The app's page is never sent for such an address. */
export const isFile = (address: string) => filePattern.test(address.split('?')[0] ?? '')

/**
 * Returns the files that static hosts read: headers, and the addresses for which the app's page is sent. `base` is the
 * path of the app, `routes` are the full paths of the screens. For every other address the host returns 404: for an old
 * file that is requested during a deploy, or a call to a missing server, a page with status 200 would be wrong.
 */
export function hostingFiles(
  base: string,
  routes: readonly string[],
): Record<(typeof hostFiles)[number], string> {
  const headers = Object.entries(securityHeaders)
  const lines = (format: (name: string, value: string) => string) =>
    headers.map(([name, value]) => format(name, value))
  const secure = lines((name, value) => `  add_header ${name} "${value}" always;`)
  const fresh = '  add_header Cache-Control "no-cache" always;'
  return {
    // Netlify, Cloudflare Pages. They match responses only by path, so no file is marked immutable, because it may be
    // missing.
    _headers: text([
      `${base}*`,
      ...lines((name, value) => `  ${name}: ${value}`),
      '  Cache-Control: no-cache',
    ]),
    // Any other missing address gets `404.html`. Only Netlify understands the first line.
    _redirects: text([
      `${base}nginx.conf ${base}404.html 404!`,
      ...rewrites(routes).map(path => `${base}${path} ${base}index.html 200`),
    ]),
    // To be included in a server block whose root contains the built files.
    'nginx.conf': text([
      `location ~ ^${base}(_headers|_redirects|nginx\\.conf)$ { return 404; }`,
      `location ^~ ${base}assets/ {`,
      ...secure,
      // Without `always`, so that it is omitted for a missing file.
      `  add_header Cache-Control "${immutable}";`,
      '  try_files $uri =404;',
      '}',
      `location ~ ^${base}.*\\.(${extensions})$ {`,
      ...secure,
      fresh,
      '  try_files $uri =404;',
      '}',
      `location ${base} {`,
      ...secure,
      fresh,
      `  try_files $uri ${base}index.html;`,
      '}',
    ]),
  }
}

/** Emits these files, and `404.html`: the app again, which then shows that the address does not exist. */
export function hosting(base: string): Plugin {
  let outDir = 'dist'
  return {
    name: 'outpost:hosting',
    configResolved: config => {
      outDir = config.build.outDir
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(hostingFiles(base, screenPaths())))
        this.emitFile({ type: 'asset', fileName, source })
    },
    writeBundle: () => copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html')),
    /** Makes the preview server handle a missing file as the hosts do. */
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').replace(base, '').split('?')
        const isHidden = hostFiles.some(file => file === path)
        if (!isHidden && (!isFile(path) || existsSync(join(outDir, path)))) return next()
        response.writeHead(404, { 'Content-Type': 'text/plain', ...securityHeaders }).end('Not found')
      })
    },
  }
}

const text = (lines: readonly string[]) => `${lines.join('\n')}\n`

/** Returns the first segment of every screen, with its sub-paths. */
function rewrites(routes: readonly string[]): string[] {
  const segments = new Map<string, boolean>()
  for (const route of routes) {
    const [, first = '', ...below] = route.split('/')
    if (!first || first.startsWith('$')) continue
    segments.set(first, (segments.get(first) ?? false) || below.length > 0)
  }
  return [...segments].flatMap(([first, hasMore]) => (hasMore ? [first, `${first}/*`] : [first]))
}
