import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { securityHeaders } from '#scripts/build/security-headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Returns the content type of a file. */
export const typeOf = (file: string) => types[extname(file)] ?? 'application/octet-stream'

/** The folder of the tested build. */
export const dist = process.env.DIST ?? 'dist'

/** The speed of a connection. */
export interface Speed {
  bytesPerSecond: number
  /** The time before the first byte of each response, in ms. */
  latencyMs: number
}

type Link = ReturnType<typeof slowLink>

/** Returns a connection that all responses share: each one is sent after those that were requested before it. */
function slowLink({ bytesPerSecond, latencyMs }: Speed) {
  let freeAt = 0
  return {
    /** Resolves when this number of bytes has been transmitted. */
    take: (bytes: number) => {
      const now = performance.now()
      freeAt = Math.max(freeAt, now + latencyMs) + (bytes / bytesPerSecond) * 1000
      return new Promise<void>(resolve => setTimeout(resolve, freeAt - now))
    },
  }
}

type Edit = (path: string, content: string) => string

/**
 * What the site does instead of sending a file. `portal`: it returns its own page with status 200, as a captive portal
 * does. `fallback`: it returns the app's page with status 200, as a host that supports only single-page apps.
 * `missing`: 404. `hang`: it accepts requests and does not respond until the fault is over.
 */
export type Fault = 'portal' | 'fallback' | 'missing' | 'hang'

const portal = '<!doctype html><title>Wi-Fi</title><p>Sign in to use this network'

/**
 * Serves the built app on the test's own server, on which another build can be deployed (`redeploy`), and which can
 * cause faults (`misbehave`) or stop (`stop`). `remote` replies below `/remote/`, as a configured server. `headersOfHost` are sent
 * besides those of a static host, or replace them.
 */
export async function deploy(
  first = dist,
  extra: Record<string, { type: string; body: string }> = {},
  base = '/',
  remote?: (request: IncomingMessage, response: ServerResponse) => void,
  headersOfHost: Record<string, string> = {},
) {
  let directory = first
  let edit: Edit = (_, content) => content
  let faultOf: (path: string) => Fault | undefined = () => undefined
  let over = () => {}
  const asked: string[] = []
  let link: Link | undefined

  const server: Server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname)
    asked.push(path)
    if (remote && path.startsWith('/remote/')) return remote(request, response)
    const added = extra[path]
    if (added) return response.writeHead(200, { 'Content-Type': added.type }).end(added.body)
    if (!path.startsWith(base)) return response.writeHead(404).end()
    let fault = faultOf(path)
    if (fault === 'hang') {
      await new Promise<void>(resolve => {
        const before = over
        over = () => (before(), resolve())
      })
      fault = faultOf(path)
    }
    if (fault === 'portal') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(portal)
    if (fault === 'missing') return response.writeHead(404).end()
    const file = fault !== 'fallback' && extname(path) ? `/${path.slice(base.length)}` : '/index.html'
    try {
      const raw = await readFile(join(directory, file))
      const text = ['.html', '.js', '.json'].includes(extname(file))
      const body = text ? edit(file, raw.toString()) : raw
      const headers = {
        'Content-Type': typeOf(file),
        'Cache-Control': 'no-cache',
        ...securityHeaders,
        ...headersOfHost,
      }
      if (!link) return response.writeHead(200, headers).end(body)
      const packed = gzipSync(body)
      await link.take(packed.length)
      response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(packed)
    } catch {
      response.writeHead(404).end()
    }
  })
  // A connection that is closed at the moment of its next request makes that request fail.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    /** Deploys the build of another folder. */
    replace: (other: string) => {
      directory = other
    },
    /** The requested paths, in order. */
    asked,
    /** Deploys another build: every file is sent as `change` returns it. */
    redeploy: (change: Edit) => {
      edit = change
    },
    /** From now on all files are sent, compressed, over one slow connection. */
    slowDown: (speed: Speed) => {
      link = slowLink(speed)
    },
    /** Sets the faults of paths from now on. Requests that were waiting get their response. */
    misbehave: (fault: (path: string) => Fault | undefined = () => undefined) => {
      faultOf = fault
      over()
      over = () => {}
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns another build. `changes` contains the files that differ, by their path. */
export function anotherBuild(changes: Record<string, (content: string) => string>): Edit {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')
  const files = new Map(Object.entries(changes).map(([path, change]) => [path, change(read(path))]))
  const list: Record<'first' | 'rest', { url: string; hash: string | null; part?: unknown }[]> = JSON.parse(
    read('/files.json'),
  )
  for (const file of [...list.first, ...list.rest]) {
    const content = files.get(`/${file.url}`)
    if (content === undefined) continue
    file.hash = hashOf(content)
    // The pack contains the file as it was.
    delete file.part
  }
  files.set('/files.json', JSON.stringify(list))
  const worker = files.get('/worker.js') ?? read('/worker.js')
  const revision = hashOf(JSON.stringify(list))
  files.set(
    '/worker.js',
    worker.replace(/("?revision"?:\s*)"\w+"(,\s*"?url"?:\s*"files.json")/, `$1"${revision}"$2`),
  )
  return (path, content) => files.get(path) ?? content
}

/** The same as in the build: see `scripts/build/precache-plan.ts`. */
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16)

let second: Edit | undefined

/** Another build, whose page is identified by `meta[name=build]`. */
export const secondBuild: Edit = (path, content) => {
  second ??= anotherBuild({
    '/index.html': page => page.replace('<head>', '<head><meta name="build" content="2">'),
  })
  return second(path, content)
}
