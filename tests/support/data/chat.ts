import type { Page } from '@playwright/test'

/** Returns the team chat's drawer: the visible messages of a conversation, and the text field below them. */
export const chatOf = (page: Page, say: (text: string, values?: Record<string, string>) => string) => {
  const drawer = page.getByRole('dialog', { name: say('Team Chat') })
  return {
    drawer,
    /** The connection, when it is not connected. */
    state: drawer.getByRole('status').first(),
    lines: drawer.getByRole('log'),
    box: drawer.getByRole('textbox'),
    colleague: (name: string) => drawer.getByRole('button', { name: new RegExp(name) }),
  }
}
