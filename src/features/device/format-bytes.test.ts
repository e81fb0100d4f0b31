import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, 'en', '0 byte'],
  [340_400, 'en', '340 kB'],
  [2_120_000, 'en', '2.1 MB'],
  [2_120_000, 'vi', '2,1 MB'],
  [999_999_999_999, 'en', '1,000 GB'],
])('%d bytes in %s are %s', (bytes, locale, words) => {
  expect(formatBytes(bytes, locale)).toBe(words)
})
