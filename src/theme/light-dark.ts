/** Returns one value for both schemes: the browser chooses by `color-scheme`, so rules are not written twice. */
export const lightDark = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` })
