const PBKDF2_ITERATIONS = 210_000

/** Derives the stored form of a password: 32 bytes by PBKDF2-HMAC-SHA-256. It is slow on purpose, about 0.1 s. */
export async function hash(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: PBKDF2_ITERATIONS },
    key,
    256,
  )
  return new Uint8Array(bits)
}

/** Returns 16 random bytes. */
export const makeSalt = () => crypto.getRandomValues(new Uint8Array(16))

/** Compares in constant time, so that the time of the reply reveals nothing about the password. */
export const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length &&
  a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0
