/** The least that a worker can do: it answers `constant/one` with a fixed record. What Outpost is compared to. */
export const constantSite: Record<string, { type: string; body: string }> = {
  '/constant/index.html': { type: 'text/html', body: '<!doctype html><title>constant</title>' },
  '/constant/worker.js': {
    type: 'text/javascript',
    body: `
      const body = JSON.stringify({ a: 'x'.repeat(900) })
      addEventListener('install', () => skipWaiting())
      addEventListener('activate', event => event.waitUntil(clients.claim()))
      addEventListener('fetch', event => {
        if (!event.request.url.endsWith('/one')) return
        event.respondWith(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
      })`,
  },
}
