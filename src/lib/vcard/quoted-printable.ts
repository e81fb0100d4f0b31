/** Decodes bytes that are written as `=C4=90` to text; as UTF-8 unless another charset is given. */
export function fromQuotedPrintable(written: string, charset = 'utf-8'): string {
  const bytes: number[] = []
  for (let at = 0; at < written.length; at++) {
    const code = /^=[\dA-F]{2}$/i.test(written.slice(at, at + 3)) ? written.slice(at + 1, at + 3) : undefined
    if (code) {
      bytes.push(Number.parseInt(code, 16))
      at += 2
    } else bytes.push(...encoder.encode(written[at]))
  }
  return decoderOf(charset).decode(new Uint8Array(bytes))
}

const encoder = new TextEncoder()

function decoderOf(charset: string) {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
