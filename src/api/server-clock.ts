const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The `Date` header of the last reply that had one, and the time of its arrival, both in ms since 1970. The worker
 * sends none.
 */
let last: { sent: number; received: number } | undefined

/** Stores the server's time from a reply. */
export function noteDate({ headers }: Response) {
  const sent = Date.parse(headers.get('Date') ?? '')
  if (sent) last = { sent, received: Date.now() }
}

/**
 * Returns whether the clock of this device agrees with the server's within a day. False when the server's time is not
 * known.
 */
export const isClockRight = () => !!last && Math.abs(last.sent - last.received) < DAY_MS
