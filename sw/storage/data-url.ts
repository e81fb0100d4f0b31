/** Returns a file as a `data:` URL. */
export async function toDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In pieces, because a function call accepts a limited number of arguments.
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return `data:${file.type};base64,${btoa(binary)}`
}

const CHUNK_BYTES = 0x8000
