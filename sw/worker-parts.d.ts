/** Made by `scripts/worker-parts.ts`. */
declare module 'virtual:worker-parts' {
  import type { Parts } from '#sw/part.ts'

  export const loadPart: <Name extends keyof Parts>(name: Name) => Parts[Name]
  /** While the worker is installed: what is not imported then cannot be imported later. */
  export const installParts: () => void
}
