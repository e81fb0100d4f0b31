import type { Driver, Handle, Key } from './engine.ts'
import { eventually } from './eventually.ts'
import { findUsable, type Target } from './find.ts'

/** A tab as a person uses it: elements are found by their role and name, and each call waits until it can be done. */
export class Tab {
  readonly driver: Driver
  readonly #site: string

  constructor(driver: Driver, site: string) {
    this.driver = driver
    this.#site = site
  }

  /** Opens a path of the site. */
  open = (path: string) => this.driver.goto(this.#site + path)

  reload = () => this.driver.reload()

  press = (key: Key) => this.driver.press(key)

  evaluate: Driver['evaluate'] = (run, argument) => this.driver.evaluate(run, argument)

  click = (role: string, name: string) => this.#use({ role, name }, handle => handle.click())

  /** Replaces the text of a field. */
  async type(label: string, text: string, role = 'textbox') {
    await this.#use({ role, name: label }, async handle => {
      await handle.click()
      await this.driver.evaluate(() => {
        const field = document.activeElement
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
      }, undefined)
      await handle.type(text)
    })
  }

  /** Waits until an element can be used. */
  has = (role: string, name: string) => this.#use({ role, name }, async () => {})

  /** Waits until the page shows a text. */
  sees = (text: string, timeout?: number) =>
    eventually(async () => {
      const shown = await this.#text()
      if (!shown.includes(text)) throw new Error(`“${text}” is not in: ${shown}`)
    }, timeout)

  /** Waits until the page no longer shows a text. */
  lacks = (text: string) =>
    eventually(async () => {
      const shown = await this.#text()
      if (shown.includes(text)) throw new Error(`“${text}” is in: ${shown}`)
    })

  /** Waits until the path of the page's address begins with this text. */
  isAt = (path: string) =>
    eventually(async () => {
      const address = await this.evaluate(() => location.pathname + location.search, undefined)
      if (!address.startsWith(path)) throw new Error(`The address is ${address}, not ${path}`)
    })

  /** Waits until a value in the page has this result. */
  is = <Result>(expected: Result, run: () => Result | Promise<Result>) =>
    eventually(async () => {
      const found = await this.evaluate(run, undefined)
      if (JSON.stringify(found) !== JSON.stringify(expected))
        throw new Error(`It is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)
    })

  /** Waits until a checkbox is ticked, or a button pressed. */
  isOn = (role: string, name: string) => this.#use({ role, name, isOn: true }, async () => {})

  /** Waits until a field has this text. */
  contains = (label: string, value: string) =>
    this.#use({ role: 'textbox', name: label, value }, async () => {})

  close = () => this.driver.close()

  #text = () => this.evaluate(() => document.body.innerText.replace(/\s+/g, ' '), undefined)

  #use = (target: Target, act: (handle: Handle) => Promise<void>) =>
    eventually(async () => {
      const handle = await this.driver.element(findUsable, target)
      if (!handle) throw new Error(`There is no ${target.role} “${target.name}”: ${await this.#text()}`)
      await act(handle)
    })
}
