const { subtle } = crypto

/*
 * A stored password takes 0.1 s to derive, and every new database derives some. One iteration has the same result for the
 * tests. An own property shows that an earlier file of this process has replaced the method.
 */
if (!Object.hasOwn(subtle, 'deriveBits')) {
  const derive: SubtleCrypto['deriveBits'] = subtle.deriveBits.bind(subtle)
  subtle.deriveBits = (algorithm, key, length) =>
    derive({ ...(algorithm as Pbkdf2Params), iterations: 1 }, key, length)
}
