/** The id of the element that a line of the list is opened with. */
export const rowIdOf = (id: string) => `mail-${id}`
