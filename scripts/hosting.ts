import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { screenPaths } from './screens.ts'
import { immutable, securityHeaders } from './security-headers.ts'

/** What the app's files end in. An address of a screen may hold a dot too: `/sign-in/shop.vn`. */
const extensions = 'css html jpg js json map md pdf png svg txt webmanifest webp woff2'.replaceAll(' ', '|')
const filePattern = new RegExp(`\\.(${extensions})$`)
const hostFiles = ['_headers', '_redirects', 'nginx.conf'] as const

/** Whether an address is one of a file, which is sent as it is or not at all, and never replaced by the app's page. */
export const isFile = (address: string) => filePattern.test(address.split('?')[0] ?? '')

/**
 * What static hosts read: headers, and which addresses are sent the app's page. `base` is the path served under, `routes`
 * are the full paths of the screens. Only they are sent the page: an old file that is asked for during a deploy, or a call
 * to a server that is not there, must be a 404 and not a page with status 200.
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
    // Netlify, Cloudflare Pages. They know an answer by its path only: no file is called immutable, since it may be missing.
    _headers: text([
      `${base}*`,
      ...lines((name, value) => `  ${name}: ${value}`),
      '  Cache-Control: no-cache',
    ]),
    // Anything else that is missing gets `404.html`. Netlify alone understands the first line.
    _redirects: text([
      `${base}nginx.conf ${base}404.html 404!`,
      ...rewrites(routes).map(path => `${base}${path} ${base}index.html 200`),
    ]),
    // `include` it in a server block whose root holds the built files.
    'nginx.conf': text([
      `location ~ ^${base}(_headers|_redirects|nginx\\.conf)$ { return 404; }`,
      `location ^~ ${base}assets/ {`,
      ...secure,
      // Without `always`: not for a file that is missing.
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

/** Emits them, and `404.html`: the app again, which says so when there is nothing at an address. */
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
    /** The preview server answers a missing file as the hosts do. */
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

/** The first segments of all screens, each with what is below it if anything is. */
function rewrites(routes: readonly string[]): string[] {
  const segments = new Map<string, boolean>()
  for (const route of routes) {
    const [, first = '', ...below] = route.split('/')
    if (!first || first.startsWith('$')) continue
    segments.set(first, (segments.get(first) ?? false) || below.length > 0)
  }
  return [...segments].flatMap(([first, hasMore]) => (hasMore ? [first, `${first}/*`] : [first]))
}
