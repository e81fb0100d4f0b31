import { type ComponentType, use } from 'react'
import { retryImport } from './retry-import.ts'

/**
 * A component that is fetched when it is first shown, or sooner by its `preload`.
 * Unlike with `React.lazy`, a fetch that fails is tried again until it succeeds: what stands in its place stays there,
 * and what is around it goes on.
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
