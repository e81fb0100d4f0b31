declare const self: ServiceWorkerGlobalScope

/** Shows an address in the window that was used last, or in a new window. */
export async function openWindow(url: string) {
  const { href } = new URL(url, self.location.origin)
  const [last] = await self.clients.matchAll({ type: 'window' })
  if (!last) return self.clients.openWindow(href)
  // A browser may refuse the focus when the click is too old. The address is shown anyway.
  const client = await last.focus().catch(() => last)
  return client.navigate(href)
}
