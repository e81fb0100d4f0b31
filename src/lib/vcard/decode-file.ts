/**
 * Returns the text of a file in UTF-8, in UTF-16 with a byte order mark, in the charset that the file declares, or in
 * windows-1252.
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(namedCharset(bytes)).decode(bytes)
  }
}

function namedCharset(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes)
  for (const [, charset = ''] of text.matchAll(/;CHARSET="?([\w-]+)/gi)) {
    if (/^utf-?8$/i.test(charset)) continue
    try {
      return new TextDecoder(charset).encoding
    } catch {
      // This charset is not supported; try the next one.
    }
  }
  return 'windows-1252'
}
