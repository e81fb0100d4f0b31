import { useEffect, useState } from 'react'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { calls } from '#src/features/reservation/calls.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import type { ReservationValues } from './reservation-values.ts'

const PAUSE_MS = 150
const none: readonly Reservation[] = []

/** Returns the other reservations of the resource at the time that is typed. */
export function useOverlaps({
  id,
  start,
  minutes,
  resource,
}: Pick<ReservationValues, 'id' | 'start' | 'minutes' | 'resource'>): readonly Reservation[] {
  const [found, setFound] = useState(none)

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const rows = await calls
        .overlaps({
          query: { resource: resource.trim(), start, minutes: String(Math.max(1, minutes)), except: id },
        })
        .catch((error: unknown) => {
          if (error instanceof ApiProblem) return none
          throw error
        })
      if (isCurrent) setFound(rows)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [id, start, minutes, resource])

  return found
}
