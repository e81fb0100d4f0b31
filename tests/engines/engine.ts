import type { Evaluates } from '#tests/support/browser/evaluates.ts'

/** The engines, and Chromium without a pointer: there the journeys use the keyboard alone. */
export const engineNames = ['chromium', 'firefox', 'webkit', 'keyboard'] as const
export type EngineName = (typeof engineNames)[number]

/** An element of a page. */
export interface Handle {
  click: () => Promise<void>
  /** Types with the keyboard into the element. */
  type: (text: string) => Promise<void>
}

export type Key = 'Enter' | 'Escape'

/**
 * A tab as an engine's protocol offers it. The functions that it runs in the page are sent as text, so they use only
 * their argument.
 */
export interface Driver extends Evaluates {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Returns the element that the function returns, or `undefined`. */
  element: <Argument>(
    find: (argument: Argument) => Element | undefined,
    argument: Argument,
  ) => Promise<Handle | undefined>
  /** Presses a key in the focused element. */
  press: (key: Key) => Promise<void>
  close: () => Promise<void>
}

export interface Browser {
  newTab: () => Promise<Driver>
  /** Ends the service workers of all sites immediately, as the browser or a crash does. */
  stopWorkers: () => Promise<void>
  /** Whether ending a worker also ends the tabs of its site. */
  stopsTabs: boolean
  close: () => Promise<void>
}
