/** The element ids by which the focus finds a line: what is opened with it, its name, its handle. */
export const lineIdOf = (id: string) => `task-${id}`
export const nameIdOf = (id: string) => `task-${id}-name`
export const handleIdOf = (id: string) => `task-${id}-handle`
