import type { Page } from '@playwright/test'

/** The reply to every call. */
export interface CannedReply {
  body: string
  type: string
  headers?: Record<string, string>
}

/** Configures `https://real.example` as the server of a service. It gives the same reply to every call. */
export const configureServer = (page: Page, service: string, reply: CannedReply) =>
  page.addInitScript(
    ({ service, reply }) => {
      const own = globalThis.fetch
      globalThis.fetch = async (input, init) => {
        const url = String(input instanceof Request ? input.url : input)
        if (url.endsWith('config.json'))
          return Response.json({ bases: { [service]: 'https://real.example' } })
        if (!url.startsWith('https://real.example/')) return own(input, init)
        return new Response(reply.body, { headers: { 'Content-Type': reply.type, ...reply.headers } })
      }
    },
    { service, reply },
  )
