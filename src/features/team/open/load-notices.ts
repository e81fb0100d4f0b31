import { withTexts } from '#src/i18n/texts.ts'

/** Loads the notices with their texts. It is a module without texts of its own, so that the shell can import it. */
export const loadNotices = () => withTexts('team', import('./open-notices.ts'))
