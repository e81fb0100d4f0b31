import { compose } from '#src/lib/text/fold.ts'

/** The state of a search. `results` belong to `query`, also while a newer text is being searched. */
export interface Found<Result> {
  status: 'idle' | 'searching' | 'found' | 'failed'
  query: string
  results: Result[]
}

interface Options<Result> {
  find: (text: string) => Promise<Result[]>
  onChange: (found: Found<Result>) => void
}

// spec: product.md section 5
const MIN_QUERY_LENGTH = 2
const DEBOUNCE_MS = 300

export const nothing = { status: 'idle', query: '', results: [] } as const satisfies Found<never>

/** Composes letters and removes extra spaces, so that equal texts are equal strings. The server folds the accents. */
export const normalise = (text: string) => compose(text).trim().replace(/\s+/g, ' ')

/**
 * Searches when the typing pauses. Texts below the minimum length have no results; results of an older text are
 * ignored.
 */
export function debouncedSearch<Result>({ find, onChange }: Options<Result>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted = ''
  let found: Found<Result> = nothing

  function search(text: string) {
    clearTimeout(timer)
    wanted = normalise(text)
    if (wanted.length < MIN_QUERY_LENGTH) return show(nothing)
    show({ ...found, status: 'searching' })
    timer = setTimeout(ask, DEBOUNCE_MS)
  }

  async function ask() {
    const own = wanted
    try {
      const results = await find(own)
      if (own === wanted) show({ status: 'found', query: own, results })
    } catch {
      if (own === wanted) show({ status: 'failed', query: own, results: [] })
    }
  }

  function retry() {
    show({ ...found, status: 'searching' })
    void ask()
  }

  function show(next: Found<Result>) {
    found = next
    onChange(next)
  }

  return { search, retry, stop: () => clearTimeout(timer) }
}
