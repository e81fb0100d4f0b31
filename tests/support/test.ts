import { test as base, expect, type Page } from '@playwright/test'
import { type Locale, wordsOf } from './words.ts'
import { controlled } from './worker.ts'

export { expect }

export const sample = { email: 'staff@outpost.example', password: 'Outpost-2026' }

interface Fixtures {
  /** The language that the user has chosen; Vietnamese is what one has who chose none. */
  language: Locale
  /** Whether all files are installed, as by default, or each as it is asked for: most tests need no more, and it is quicker. */
  fullInstall: boolean
  /** Whether the worker's replies are checked against the contract, as those of a configured server always are. */
  checksReplies: boolean
  /** An error that the test brings about. */
  expectedErrors: RegExp | undefined
  /** What the app says for an English text. */
  say: ReturnType<typeof wordsOf>
}

/** A test that fails on any console error, uncaught error or refused policy in any of its pages. */
export const test = base.extend<Fixtures>({
  language: ['vi', { option: true }],
  fullInstall: [false, { option: true }],
  checksReplies: [true, { option: true }],
  expectedErrors: [undefined, { option: true }],
  say: async ({ language }, use) => use(wordsOf(language)),
  context: async ({ context, language, fullInstall, checksReplies, expectedErrors }, use) => {
    if (checksReplies) await context.addInitScript(() => Reflect.set(globalThis, 'checksReplies', true))
    if (!fullInstall)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    if (language !== 'vi')
      await context.addInitScript(chosen => {
        // A frame that belongs to no site has no storage.
        if (location.protocol === 'about:') return
        const key = 'outpost.locale'
        if (!localStorage.getItem(key)) localStorage.setItem(key, chosen)
      }, language)
    const errors: string[] = []
    context.on('weberror', error => errors.push(String(error.error())))
    context.on('console', message => {
      const text = message.text()
      if (message.type() === 'error' && !expected(text) && !expectedErrors?.test(text)) errors.push(text)
    })
    await use(context)
    expect(errors).toEqual([])
  },
})

/**
 * A refused call is logged by the browser itself; that is no fault of the page's. Nor is that the frame of a mail lets
 * not even the test's own scripts run.
 */
const expected = (text: string) =>
  text.startsWith('Failed to load resource') || /^Blocked script execution in '[^']*\/frames\/mail/.test(text)

/** Signs in through the form, as a user does, and lands where `redirectURL` says. */
export async function signIn(page: Page, redirectURL = '/main/console', site = '') {
  await page.goto(`${site}sign-in/outpost?redirectURL=${encodeURIComponent(redirectURL)}`)
  await fillIn(page)
  await page.waitForURL(`**${redirectURL.split('?')[0]}*`)
}

/** Fills the sign-in form on show and sends it. */
export async function fillIn(page: Page, { email, password } = sample) {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('form button[type=submit]').click()
}

/** Signs in by the API, which is quicker than by the form, and opens a screen. `email` is that of a sample account. */
export async function open(page: Page, path: string, email = sample.email) {
  await page.goto('sign-in/outpost')
  await controlled(page)
  await page.evaluate(
    async body => {
      const reply = await fetch('/api/auth/sign-in', { method: 'POST', body: JSON.stringify(body) })
      localStorage.setItem('outpost.session', (await reply.json()).accessToken)
    },
    { ...sample, email },
  )
  await page.goto(path)
  await settled(page)
}

/** Waits until a screen has its heading and nothing on it moves any more. */
export async function settled(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => {
            const end = effect?.getComputedTiming().endTime
            return playState === 'running' && end !== Number.POSITIVE_INFINITY
          }).length,
      ),
    )
    .toBe(0)
}
