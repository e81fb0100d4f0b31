import { type ComponentType, use } from 'react'

/**
 * A component that is fetched when it is first shown, or sooner by its `preload`.
 * Unlike with `React.lazy`, a fetch that failed is tried again the next time.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined

  function fetch() {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  function Lazily(props: Props) {
    const Component = use(fetch())
    return <Component {...props} />
  }

  return Object.assign(Lazily, { preload: () => void fetch() })
}
