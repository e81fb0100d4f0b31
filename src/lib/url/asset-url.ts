/**
 * The address of a file by what the data says of it: a path relative to the app (`images/people/lan.svg`), which may be
 * served under any path itself, or an address of its own (`data:`, `https:`), which stays as it is.
 */
export const assetUrl = (path: string) =>
  /^[a-z][a-z+.-]*:|^\//i.test(path) ? path : `${import.meta.env.BASE_URL}${path}`
