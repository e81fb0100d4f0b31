import { withTexts } from '#src/i18n/texts.ts'

/** Loads the drawer with its texts. It is a module without texts of its own, so that the shell can import it. */
export const loadDrawer = () =>
  withTexts('chat', import('./chat-drawer.tsx')).then(module => module.ChatDrawer)
