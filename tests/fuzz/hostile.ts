import { gzipSync } from 'node:zlib'
import { attacks } from '#tests/support/checks/attacks.ts'

/** Texts that have broken other programs: HTML, formulas, addresses, paths, control characters, very long texts. */
export const hostileTexts: readonly string[] = [
  ...attacks,
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202Egnp.exe',
  '\uFEFFx',
  'a'.repeat(200_000),
  'ắ'.repeat(1001),
  `a${'\u0307\u0323'.repeat(20_000)}`,
  '<'.repeat(99_900),
  '=HYPERLINK("https://evil.example")',
  '@SUM(1+1)*cmd|" /C calc"!A0',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/%2e%2e/%2e%2e/',
  '%E0%A4%A',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' OR 1=1 --",
  '{{7*7}}',
  '$&',
  '(a+)+$',
  '[',
  'BEGIN:VCARD\r\nVERSION:3.0\r\n',
  'x\r\nSet-Cookie: a=b',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(400),
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-31T00:00:00.000Z',
  'daily;every=999999999;until=9999',
]

/** Numbers at the limits of what JSON and the arithmetic of the server can represent. */
export const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e-320,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1.797e308,
  -1.797e308,
]

/** JSON values of other types than a field expects. */
export const otherValues: readonly unknown[] = [
  null,
  true,
  7,
  'none',
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1 },
  { id: { $ne: null } },
]

/** Texts that are not a body of any endpoint, some not JSON. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '7',
  '""',
  '[]',
  '[{}]',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '\uFEFF{}',
  '{"a":1,"a":2}',
]

/** Files with a false type, a hostile name, hostile content, or content that unpacks to much more. */
export const hostileFiles = (): File[] => [
  new File([], 'empty.png', { type: 'image/png' }),
  new File(['<svg onload="attacked=true"/>'], 'picture.png', { type: 'image/png' }),
  new File(['<script>attacked=true</script>'], 'page.html', { type: 'text/html' }),
  new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }),
  new File(['x'], `../../${'a'.repeat(5000)}\u0000.png`, { type: 'image/png' }),
  new File(['x'], 'x\r\nSet-Cookie: a=b', { type: 'text/plain\r\n' }),
  new File([gzipSync('[' + ' '.repeat(4_000_000) + ']')], 'bomb.json.gz', { type: 'application/gzip' }),
  new File([gzipSync('{"app":"outpost"}').subarray(0, 12)], 'cut.json.gz', { type: 'application/gzip' }),
  new File([`${'['.repeat(100_000)}`], 'deep.json', { type: 'application/json' }),
  new File(['[{"name":"x"},null,7,{"__proto__":{"a":1}}]'], 'rows.json', { type: 'application/json' }),
  new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }),
]
