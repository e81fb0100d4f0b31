import type { BrowserContext } from '@playwright/test'
import { build, type Rolldown } from 'vite'

let script: Promise<string> | undefined

/**
 * Adds `hubs` (see `tests/hubs/in-page.ts`) to every page of a context through the debugger, which the content security
 * policy does not affect.
 */
export async function withHubs(context: BrowserContext) {
  script ??= bundle()
  await context.addInitScript({ content: await script })
}

async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'tests/hubs/in-page.ts', output: { format: 'iife' } },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}
