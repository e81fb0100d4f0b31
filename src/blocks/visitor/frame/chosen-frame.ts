import { earlyConfig } from '#src/api/url.ts'
import { Frame } from './frame.tsx'

/** How long a page waits for the configuration, in ms. Then it has the usual frame. */
const TIMEOUT_MS = 1000

/** Returns the frame that `config.json` names; the usual one, `split-screen`, needs no more code. */
export async function chosenFrame() {
  const config = await Promise.race([
    earlyConfig,
    new Promise<undefined>(resolve => setTimeout(resolve, TIMEOUT_MS)),
  ])
  const variant = config?.authentication
  if (!variant || variant === 'split-screen') return Frame
  return import('./variant-frame.tsx').then(
    module => module.frameOf(variant),
    () => Frame,
  )
}
