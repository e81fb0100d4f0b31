import { useEffect } from 'react'
import { api } from './load-mails.ts'

/** Lets mails leave, and answers come, when they are due. With no network they wait. */
export function usePost(nextAt: string | null) {
  useEffect(() => expect(nextAt), [nextAt])
}

let timer: ReturnType<typeof setTimeout> | undefined

/** It goes on when another screen is opened; what was due while the app was closed is delivered with the next visit. */
function expect(nextAt: string | null) {
  clearTimeout(timer)
  if (nextAt !== null) timer = setTimeout(deliver, Math.max(0, Date.parse(nextAt) - Date.now()) + 50)
}

async function deliver() {
  if (!navigator.onLine) return addEventListener('online', deliver, { once: true })
  // The server has its own clock, and may not answer at all: the next reload of the mailbox asks again.
  await api.deliver().catch(() => 0)
  const { nextAt } = await api.outbox().catch(() => ({ nextAt: null }))
  expect(nextAt)
}
