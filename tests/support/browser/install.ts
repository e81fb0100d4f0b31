import type { Page } from '@playwright/test'
import { controlled } from './worker.ts'

/** A sample account. */
export const sample = { email: 'staff@outpost.example', password: 'Outpost-2026' }

/** Installs the worker as the app does, from a page without a script of its own, which loads faster than the app. */
export async function installWorker(page: Page) {
  await page.goto('licenses.txt')
  await page.evaluate(() => {
    if (navigator.serviceWorker.controller) return undefined
    const policy = globalThis.trustedTypes?.createPolicy('outpost', { createScriptURL: address => address })
    const address = new URL('worker.js', location.href).pathname
    return navigator.serviceWorker.register((policy?.createScriptURL(address) ?? address) as string)
  })
  await controlled(page)
}

/** Signs in with a call to the API, which is faster than the form, and returns the token. */
export async function signInByCall(page: Page, account = sample) {
  const token = await page.evaluate(async body => {
    const reply = await fetch('/api/auth/sign-in', { method: 'POST', body: JSON.stringify(body) })
    return (await reply.json()).accessToken as string
  }, account)
  await keepToken(page, token)
  return token
}

/** Signs in with a token of this device, without the pause that the specification requires of a sign-in. */
export const keepToken = (page: Page, token: string) =>
  page.evaluate(token => localStorage.setItem('outpost.session', token), token)

/** Says in the page that the user wants to save data: a file is then installed when it is requested. Runs in the page. */
export const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
