import { type ComponentType, use } from 'react'
import { retryImport } from '#src/lib/retry-import.ts'

/**
 * Returns a component that loads when it is first shown, or earlier by `preload`. Unlike with `React.lazy`, a failed
 * import is retried until it succeeds: the fallback stays visible, and the rest of the page works. A preloaded component
 * renders immediately, without a fallback, which React shows for at least 300 ms.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let early: Promise<ComponentType<Props>> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  function LazyComponent(props: Props) {
    const Component = loaded ?? use((loading ??= retryImport(load, early)))
    return <Component {...props} />
  }

  /** Never rejects. */
  function preload(): Promise<void> {
    early ??= load()
    return early.then(
      component => {
        loaded = component
      },
      () => {
        early = undefined
      },
    )
  }

  return Object.assign(LazyComponent, { preload })
}
