import { loadTexts } from '#src/i18n/texts.ts'

/** Loads the notices with their texts. It is a module without texts of its own, so that the shell can import it. */
export const loadNotices = () =>
  Promise.all([import('./open-notices.tsx'), loadTexts('team')]).then(([{ OpenNotices }]) => OpenNotices)
