import type { Page } from '@playwright/test'

/** Lets the system open a file with the installed app at the next load of the page. */
export const launchWith = (page: Page, file: { name: string; type: string; text: string }) =>
  page.addInitScript(({ name, type, text }) => {
    const launched = { files: [{ getFile: () => Promise.resolve(new File([text], name, { type })) }] }
    const setConsumer = (take: (params: typeof launched) => void) => take(launched)
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } })
  }, file)
