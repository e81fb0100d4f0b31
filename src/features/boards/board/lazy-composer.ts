import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** The field for a new card or list. It is loaded when the page is idle, and at the latest when it opens. */
export const TitleComposer = lazyWithRetry(() =>
  import('./title-composer.tsx').then(module => module.TitleComposer),
)

/** Returns the id of the field whose text has this name on the device. */
export const fieldIdOf = (draftName: string) => `${draftName}.field`
