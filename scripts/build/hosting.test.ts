import { expect, test } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { hostingFiles, isFile } from './hosting.ts'

const routes = ['/', '/$', '/apps/tasks/$id', '/apps/tasks', '/sign-in/{-$alias}', '/home']
const { _redirects, _headers, 'nginx.conf': nginx } = hostingFiles('/demo/', routes)

/** Returns the response of a host that reads `_redirects`, for a path without a file. */
function redirected(path: string) {
  for (const line of _redirects.trim().split('\n')) {
    const [from = '', to, status] = line.split(' ')
    if (from === path || (from.endsWith('*') && path.startsWith(from.slice(0, -1)))) return `${to} ${status}`
  }
  return 'none'
}

test.each(['/demo/apps/tasks', '/demo/apps/tasks/7', '/demo/sign-in', '/demo/sign-in/shop.vn', '/demo/home'])(
  'for the address of a screen, %s, the app is sent',
  path => expect(redirected(path)).toBe('/demo/index.html 200'),
)

test.each([
  '/demo/assets/old.js',
  '/demo/worker-old.js',
  '/demo/i18n/fr.json',
  '/demo/api/apps/tasks/all',
  '/demo/no/such/screen',
])('for a missing file, %s, the app is not sent', path => expect(redirected(path)).toBe('none'))

test('the configuration of nginx is not served by a host that reads `_redirects`', () =>
  expect(redirected('/demo/nginx.conf')).toBe('/demo/404.html 404!'))

test('no response is marked immutable by its path alone, because its file may be missing', () => {
  expect(_headers).toContain('/demo/*\n')
  expect(_headers).toContain('  Cache-Control: no-cache\n')
  expect(_headers).not.toContain('immutable')
})

/** Returns the body of a location of `nginx.conf`. */
function location(name: string) {
  const at = nginx.indexOf(`location ${name} {`)
  expect(at, name).toBeGreaterThanOrEqual(0)
  return nginx.slice(at, nginx.indexOf('\n}', at))
}

test('nginx makes the browser revalidate pages and workers each time, and cache existing assets', () => {
  expect(location('/demo/')).toContain('add_header Cache-Control "no-cache"')
  expect(location('/demo/')).toContain('try_files $uri /demo/index.html')
  expect(location('^~ /demo/assets/')).toContain('try_files $uri =404')
  // Without `always` nginx omits the header from a 404.
  expect(location('^~ /demo/assets/')).toMatch(/Cache-Control ".*immutable";/)
})

test('nginx sends every security header from each location, because locations do not inherit them', () => {
  const locations = nginx.split(/^location /m).slice(1)
  for (const body of filled(locations.filter(body => !body.includes('return 404'))))
    expect(body).toContain('Content-Security-Policy')
  expect(nginx.split('Content-Security-Policy').length - 1).toBe(3)
})

test('the app may use a camera and receipt printers, and no other device', () => {
  expect(_headers).toContain(
    'Permissions-Policy: camera=(self), geolocation=(), microphone=(), payment=(), serial=(self), usb=(self)',
  )
})

test('nginx sends no page for a missing file, and none of the files that hosts read', () => {
  expect(nginx).toMatch(/location ~ \^\/demo\/\(_headers\|_redirects\|nginx\\\.conf\)\$ \{ return 404; \}/)
  const pattern = new RegExp(/location ~ (\S+) \{\n[^}]*=404/.exec(nginx)?.[1] ?? '(?!)')
  expect(['/demo/worker-old.js', '/demo/i18n/fr.json', '/demo/a.png'].every(path => pattern.test(path))).toBe(
    true,
  )
  expect(pattern.test('/demo/sign-in/shop.vn')).toBe(false)
})

test('an address with the extension of an app file is a file', () => {
  expect(['/assets/a.js', '/i18n/vi.json', '/openapi.json?x', '/licenses.txt'].every(isFile)).toBe(true)
  expect(['/', '/apps/tasks', '/sign-in/shop.vn', '/apps/contacts?q=a.js'].some(isFile)).toBe(false)
})
