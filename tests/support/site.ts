import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { securityHeaders } from '#scripts/security-headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The directory of the build that is tested. */
export const dist = process.env.DIST ?? 'dist'

type Edit = (path: string, content: string) => string

/** The built app on a server of the test's own, so that it can be deployed anew (`edit`) or go away (`stop`). */
export async function deploy(
  first = dist,
  extra: Record<string, { type: string; body: string }> = {},
  base = '/',
) {
  let directory = first
  let edit: Edit = (_, content) => content
  const server: Server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname)
    const added = extra[path]
    if (added) return response.writeHead(200, { 'Content-Type': added.type }).end(added.body)
    if (!path.startsWith(base)) return response.writeHead(404).end()
    const file = extname(path) ? `/${path.slice(base.length)}` : '/index.html'
    try {
      const raw = await readFile(join(directory, file))
      const text = ['.html', '.js', '.json'].includes(extname(file))
      response.writeHead(200, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
        ...securityHeaders,
      })
      response.end(text ? edit(file, raw.toString()) : raw)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    /** Deploys the build of another directory. */
    replace: (other: string) => {
      directory = other
    },
    /** Deploys another build: every file goes out as `change` makes it. */
    redeploy: (change: Edit) => {
      edit = change
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Makes the build that is deployed another one, which its page can be told by: `meta[name=build]`. */
export const secondBuild: Edit = (path, content) => {
  if (path === '/index.html') return content.replace('<head>', '<head><meta name="build" content="2">')
  if (path === '/files.json') return content.replace(/("url":"index.html","revision":)"\w+"/, '$1"2"')
  if (path === '/worker.js') return content.replace(/("revision":)"\w+"(,"url":"files.json")/, '$1"2"$2')
  return content
}
