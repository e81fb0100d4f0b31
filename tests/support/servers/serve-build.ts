import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { securityHeaders } from '#scripts/build/security-headers.ts'
import { dist, typeOf } from './site.ts'

// Serves the build at the port of the first argument, as a static host does. It keeps the files in memory and starts
// immediately; Vite's preview server takes ten seconds to start, and reads each file again for each test.
const files = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(path => statSync(join(dist, path)).isFile())
    .map(path => {
      const body = readFileSync(join(dist, path))
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
      const headers = {
        ...securityHeaders,
        'Content-Type': typeOf(path),
        'Cache-Control': 'no-cache',
        ETag: etag,
      }
      return [`/${path}`, { body, headers, etag }]
    }),
)

createServer(({ url = '/', headers }, response) => {
  const { pathname } = new URL(url, 'http://site')
  const file = files.get(extname(pathname) ? pathname : '/index.html')
  if (!file) return response.writeHead(404).end()
  if (headers['if-none-match'] === file.etag) return response.writeHead(304, file.headers).end()
  return response.writeHead(200, file.headers).end(file.body)
}).listen(Number(process.argv[2]), '127.0.0.1')
