const DAY_MS = 24 * 60 * 60 * 1000

/** The `Date` of the last reply that had one, and when it came, both in ms since 1970. The worker sends none. */
let last: { sent: number; received: number } | undefined

/** Keeps what a reply says of its server's clock. */
export function noteDate({ headers }: Response) {
  const sent = Date.parse(headers.get('Date') ?? '')
  if (sent) last = { sent, received: Date.now() }
}

/** Whether the clock of this device agrees with the server's within a day. Unknown is no. */
export const isClockRight = () => !!last && Math.abs(last.sent - last.received) < DAY_MS
