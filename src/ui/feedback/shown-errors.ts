const key = 'outpost.errors'

/** The number of errors that are kept. */
const MOST = 50

/** The first part of the addresses whose second part is the name of a screen, and not data. */
const known = ['main', 'apps', 'pages', 'dashboards', 'docs', 'ui']

/** An error that the user saw on this device. It contains no data of the shop: no texts, queries or ids. */
export interface ShownError {
  /** The time, as an ISO date-time. */
  at: string
  /** `E-507 full`, from `errorCode`. */
  code: string
  /** The first two parts of the address of the screen: `/apps/tasks`. */
  screen: string
}

/** Returns the last errors, oldest first. */
export function shownErrors(): ShownError[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isShownError) : []
  } catch {
    return []
  }
}

/**
 * Stores that the user saw an error, and drops the oldest one if there are too many. Only codes of `errorCode` are
 * stored, because any other text may contain data.
 */
export function noteShownError(code: string) {
  if (!/^E-\d{3}( [a-z]+)?$/i.test(code)) return
  const entry: ShownError = { at: new Date().toISOString(), code, screen: screenOf(location.pathname) }
  try {
    localStorage.setItem(key, JSON.stringify([...shownErrors(), entry].slice(-MOST)))
  } catch {
    // The device is full. The error is still on the screen.
  }
}

/** Returns the part of an address that names the screen. The rest may contain ids. */
export function screenOf(path: string): string {
  const [first = '', second = ''] = path.slice(import.meta.env.BASE_URL.length).split('/')
  return known.includes(first) ? `/${first}/${second}` : `/${first}`
}

const isShownError = (entry: unknown): entry is ShownError =>
  typeof entry === 'object' &&
  entry !== null &&
  ['at', 'code', 'screen'].every(name => typeof Reflect.get(entry, name) === 'string')
