import { retryImport } from '#src/lib/retry-import.ts'

/** Loads the import of calendar files, when it is used. */
export const loadImport = () => retryImport(() => import('./import-calendar.ts'))
