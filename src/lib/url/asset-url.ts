/**
 * Returns the address of a file that the data names. A path relative to the app (`images/people/lan.svg`) gets the path
 * at which the app is served; an absolute address (`data:`, `https:`) is returned unchanged.
 */
export const assetUrl = (path: string) =>
  /^[a-z][a-z+.-]*:|^\//i.test(path) ? path : `${import.meta.env.BASE_URL}${path}`
