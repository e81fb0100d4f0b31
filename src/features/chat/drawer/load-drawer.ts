import { loadTexts } from '#src/i18n/texts.ts'

/** Loads the drawer with its texts. It is a module without texts of its own, so that the shell can import it. */
export const loadDrawer = () =>
  Promise.all([import('./chat-drawer.tsx'), loadTexts('chat')]).then(([{ ChatDrawer }]) => ChatDrawer)
