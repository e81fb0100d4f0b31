/** One value for both schemes: the browser picks by `color-scheme`, so nothing is written twice. */
export const lightDark = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` })
