/** Returns when a token expires, in ms since 1970; 0 for a token without a time and other text. */
export function expiryOf(accessToken: string): number {
  try {
    const claims = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return Number(JSON.parse(atob(claims)).exp) * 1000 || 0
  } catch {
    return 0
  }
}
