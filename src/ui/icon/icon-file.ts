import { useEffect, useSyncExternalStore } from 'react'
import { assetUrl } from '#src/lib/url/asset-url.ts'

const loading = new Map<string, Promise<void>>()
const loaded = new Map<string, Document>()
const listeners = new Set<() => void>()

/**
 * Loads a file of drawings (`icons/shared.svg`) once for all its icons: for a `<use>` of another document, a browser
 * parses the whole file again for each icon. Never rejects; a file that cannot be loaded is tried again by the next icon.
 */
export function loadIconFile(file: string): Promise<void> {
  const started = loading.get(file)
  if (started) return started
  const loads = new Promise<void>(resolve => {
    const request = new XMLHttpRequest()
    request.open('GET', assetUrl(file))
    // `fetch` would give a text, which the page's security policy does not let it parse.
    request.responseType = 'document'
    request.onloadend = () => {
      if (request.response) loaded.set(file, request.response)
      else loading.delete(file)
      resolve()
      for (const listener of listeners) listener()
    }
    request.send()
  })
  loading.set(file, loads)
  return loads
}

/** Returns the `<symbol>` of an icon; null until its file is loaded, and for a name that the file does not contain. */
export function useSymbol(file: string, name: string): Element | null {
  useEffect(() => void loadIconFile(file), [file])
  return useSyncExternalStore(listen, () => loaded.get(file)?.getElementById(name) ?? null)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
