/**
 * Returns the address of a file that the data names: a path relative to the app (`images/people/lan.svg`), which
 * itself may be served under any path, or an absolute address (`data:`, `https:`), which is returned unchanged.
 */
export const assetUrl = (path: string) =>
  /^[a-z][a-z+.-]*:|^\//i.test(path) ? path : `${import.meta.env.BASE_URL}${path}`
