import { type ComponentType, use } from 'react'
import { retryImport } from '#src/lib/retry-import.ts'

/**
 * Returns a component that loads when it is first shown, or earlier by `preload`. Unlike with `React.lazy`, a failed
 * import is retried until it succeeds: the fallback stays visible, and the rest of the page works.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let early: Promise<ComponentType<Props>> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  function LazyComponent(props: Props) {
    loading ??= retryImport(load, early)
    const Component = use(loading)
    return <Component {...props} />
  }

  function preload(): undefined {
    early ??= load()
    early.catch(() => {
      early = undefined
    })
  }

  return Object.assign(LazyComponent, { preload })
}
