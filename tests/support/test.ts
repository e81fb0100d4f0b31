import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { TOTAL_DAYS } from '#sw/shop/sample/day.ts'
import { installWorker, keepToken, sample, saveData, signInByCall } from '#tests/support/browser/install.ts'
import { openInstalled } from '#tests/support/browser/profile.ts'
import { limitShopSample } from '#tests/support/data/shop-sample.ts'
import { type ChosenVariant, chosen, layoutAt } from './chosen-variant.ts'
import { type Locale, wordsOf } from './words.ts'

export { expect, sample }

export interface Fixtures {
  /** The language that the user has chosen. Without a choice it is Vietnamese. */
  language: Locale
  /**
   * Whether all files are installed, as by default, or each one when it is requested, which is faster and enough for
   * most tests.
   */
  fullInstall: boolean
  /** Whether the app is installed before the test, with a copy of a profile (`profile.ts`), or by the test. */
  installed: boolean
  /** Whether the worker's replies are checked against the contract; those of a configured server always are. */
  checksReplies: boolean
  /**
   * How many days of the shop's sample are posted when a screen shows the shop, for tests that use `open`. All of them
   * take half a minute of two cores. With 0 the books are empty.
   */
  shopDays: number
  /** Whether a notification at the top of a page takes the presses on what it covers. */
  coveredByNews: boolean
  /** Skips a test that would begin after `UNTIL`, a time in ms. */
  until: undefined
  /** An error that the test causes. */
  expectedErrors: RegExp | undefined
  /** A phone or a tablet: side panes are over the content, and the navigation is in a drawer. */
  isNarrow: boolean
  /** A phone: what is over the content fills the window. */
  isPhone: boolean
  /** The role of a side pane: beside the content on a desk, over it on a narrow screen. */
  paneRole: 'dialog' | 'complementary'
  /** Returns the text of the app for an English text. */
  say: ReturnType<typeof wordsOf>
}

/**
 * A test that fails after any console error, uncaught error or violation of the content security policy in any of its
 * pages.
 */
export const test = base.extend<Fixtures>({
  ...(chosen && { viewport: chosen.viewport, colorScheme: chosen.colorScheme }),
  language: [chosen?.language ?? 'vi', { option: true }],
  fullInstall: [false, { option: true }],
  installed: [false, { option: true }],
  checksReplies: [true, { option: true }],
  shopDays: [10, { option: true }],
  coveredByNews: [false, { option: true }],
  until: [
    // Playwright reads the fixtures that a fixture needs from this parameter.
    // oxlint-disable-next-line no-empty-pattern -- it needs none
    async ({}, use, { skip }) => {
      skip(Date.now() > Number(process.env.UNTIL || Number.POSITIVE_INFINITY), 'The time of this run is over')
      await use(undefined)
    },
    { auto: true },
  ],
  expectedErrors: [undefined, { option: true }],
  isNarrow: async ({ viewport }, use) => use(layoutAt(viewport?.width ?? 1280).isNarrow),
  isPhone: async ({ viewport }, use) => use(layoutAt(viewport?.width ?? 1280).isPhone),
  paneRole: async ({ viewport }, use) => use(layoutAt(viewport?.width ?? 1280).paneRole),
  // A browser that is opened with a profile has a page already.
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  say: async ({ language }, use) => use(wordsOf(language)),
  context: async (
    {
      browser,
      playwright,
      installed,
      language,
      fullInstall,
      checksReplies,
      shopDays,
      coveredByNews,
      expectedErrors,
    },
    use,
  ) => {
    const { context, token } = installed
      ? await openInstalled(playwright.chromium, fullInstall ? 'all' : 'first')
      : { context: await browser.newContext(), token: undefined }
    if (token) tokenOf.set(context, token)
    daysOf.set(context, shopDays)
    if (checksReplies) await context.addInitScript(() => Reflect.set(globalThis, 'checksReplies', true))
    if (!fullInstall) await context.addInitScript(saveData)
    if (language !== 'vi')
      await context.addInitScript(chosen => {
        // A frame without an origin, or of the browser's viewer of PDFs, has no storage.
        if (location.protocol === 'about:') return
        const storage: Storage | null = localStorage
        const key = 'outpost.locale'
        if (storage && !storage.getItem(key)) storage.setItem(key, chosen)
      }, language)
    if (!coveredByNews) await context.addInitScript(pressThroughNews)
    const errors: string[] = []
    context.on('weberror', error => errors.push(String(error.error())))
    context.on('console', message => {
      const text = message.text()
      if (message.type() === 'error' && !expected(text) && !expectedErrors?.test(text)) errors.push(text)
    })
    await use(context)
    await context.close()
    expect(errors).toEqual([])
  },
})

/** Lets the chosen variant replace what a file sets for its tests. */
function alwaysIn({ viewport, ...rest }: ChosenVariant) {
  const { use } = test
  const useChosen: typeof use = options => {
    const height = Math.max(heightOf(options.viewport), viewport.height)
    use({ ...options, ...rest, viewport: { ...viewport, height } })
  }
  Object.assign(test, { use: useChosen })
}

if (chosen) alwaysIn(chosen)

/** Returns the height of a viewport option, in px; 0 when there is none. */
function heightOf(viewport: unknown): number {
  return typeof viewport === 'object' && viewport && 'height' in viewport ? Number(viewport.height) : 0
}

/** The token of the sample account by the context of a test that began with an installed app. */
const tokenOf = new WeakMap<BrowserContext, string>()

/** The value of `shopDays` by the context of the test. */
const daysOf = new WeakMap<BrowserContext, number>()

/**
 * Lets the user press what is under a notification of the forecast service, which sends one at some time after the start.
 * Runs in the page.
 */
function pressThroughNews() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('#toasts [data-kind=news] { pointer-events: none }')
  document.adoptedStyleSheets.push(sheet)
}

/** The newest notification at the top of a page. */
export const newsToast = (page: Page) => page.locator('#toasts [data-kind=news]').first()

/**
 * Returns whether a console error is expected. The browser logs each refused call, and that the frame of a mail does
 * not run the test's own scripts.
 */
const expected = (text: string) =>
  text.startsWith('Failed to load resource') || /^Blocked script execution in '[^']*\/frames\/mail/.test(text)

/** Signs in with the form, as a user does, and waits for the screen of `redirectURL`. */
export async function signIn(page: Page, redirectURL = '/main/console', site = '') {
  await page.goto(`${site}sign-in/outpost?redirectURL=${encodeURIComponent(redirectURL)}`)
  await fillIn(page)
  await page.waitForURL(`**${redirectURL.split('?')[0]}*`)
}

/** Fills in the visible sign-in form and sends it. */
export async function fillIn(page: Page, { email, password } = sample) {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('form button[type=submit]').click()
}

/** Signs in without the form, and opens a screen. `email` is that of a sample account. */
export async function open(page: Page, path: string, email = sample.email) {
  await installWorker(page)
  const token = email === sample.email && tokenOf.get(page.context())
  if (token) await keepToken(page, token)
  else await signInByCall(page, { ...sample, email })
  const days = daysOf.get(page.context())
  if (days !== undefined && days < TOTAL_DAYS) await limitShopSample(page, days)
  await page.goto(path)
  await settled(page)
}

/** Waits until a screen has its heading and no animation runs. */
export async function settled(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible()
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
    for (let animations = running(); animations.length > 0; animations = running())
      await Promise.allSettled(animations.map(({ finished }) => finished))
  })
}
