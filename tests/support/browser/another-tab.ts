import type { Page } from '@playwright/test'

/** Opens another tab of the same user, in its own window: a tab behind another one is rendered only once per second. */
export async function anotherTab(page: Page): Promise<Page> {
  const context = page.context()
  const [own, browser] = await Promise.all([
    context.newCDPSession(page),
    context.browser()?.newBrowserCDPSession(),
  ])
  const { browserContextId } = (await own.send('Target.getTargetInfo')).targetInfo
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    browser?.send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      ...(browserContextId && { browserContextId }),
    }),
  ])
  return opened
}
