/** The element id by which the focus finds a row. */
export const rowIdOf = (id: string) => `contact-${id}`
