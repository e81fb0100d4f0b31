declare const self: ServiceWorkerGlobalScope

/** Shows an address: in the window that was used last, else in a new one. */
export async function openWindow(url: string) {
  const { href } = new URL(url, self.location.origin)
  const [last] = await self.clients.matchAll({ type: 'window' })
  if (!last) return self.clients.openWindow(href)
  // A browser that finds the click too long ago does not let it come to the front; its address is right all the same.
  const client = await last.focus().catch(() => last)
  return client.navigate(href)
}
