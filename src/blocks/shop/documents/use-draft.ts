import { useRef, useState } from 'react'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'

interface Kept<Values> {
  version: number
  values: Values
}

/** Returns what was typed and not saved. A text of an older release, or of no draft, is ignored. */
function load<Values extends object>(name: string, like: Values): Kept<Values> | undefined {
  try {
    const kept = JSON.parse(loadUnsentText(name) || 'null')
    const fits =
      kept && typeof kept.version === 'number' && Object.keys(like).every(key => key in kept.values)
    return fits ? kept : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps the values of an editor on this device until they are saved, so that they survive a reload. `stored` and
 * `version` are those of the server; `isOutdated` when they have changed since the user began to type.
 */
export function useDraft<Values extends object>(name: string, stored: Values, version: number) {
  const [kept, setKept] = useState(() => load(name, stored))
  // An update of the state would not run after the editor was left.
  const latest = useRef(kept)

  function keep(next: (current: Kept<Values> | undefined) => Kept<Values> | undefined) {
    const made = next(latest.current)
    latest.current = made
    if (made) saveUnsentText(name, JSON.stringify(made))
    else dropUnsentText(name)
    setKept(made)
  }

  return {
    values: kept?.values ?? stored,
    isChanged: kept !== undefined,
    isOutdated: kept !== undefined && kept.version !== version,
    /** Two changes at the same time, such as two scanned codes, follow one another. */
    change: (next: (values: Values) => Partial<Values>) =>
      keep(current => {
        const values = current?.values ?? stored
        return { version: current?.version ?? version, values: { ...values, ...next(values) } }
      }),
    /** The user has seen the stored values and keeps the typed ones. */
    keepMine: () => keep(current => current && { ...current, version }),
    drop: () => keep(() => undefined),
    /**
     * The values that were sent are stored now, in this version and with this name. Returns whether others were typed
     * meanwhile: they are kept.
     */
    settle(sent: Values, version: number, storedName = name) {
      const { values = sent } = latest.current ?? {}
      const later = values === sent ? undefined : { version, values }
      keep(() => (storedName === name ? later : undefined))
      if (later && storedName !== name) saveUnsentText(storedName, JSON.stringify(later))
      return later !== undefined
    },
  }
}
