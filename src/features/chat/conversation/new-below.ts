import { useState } from 'react'
import type { Line } from './message-rows.ts'

/** Returns the number of messages of the colleague after the one with the id `seen`; 0 if that one is not shown. */
export function newBelow(lines: readonly Pick<Line, 'id' | 'isMine'>[], seen: string | undefined): number {
  const index = lines.findLastIndex(({ id }) => id === seen)
  return index < 0 ? 0 : lines.slice(index + 1).filter(({ isMine }) => !isMine).length
}

/** Returns how many messages of the colleague came since the end of the list was last in view. */
export function useNewBelow(lines: readonly Line[], isAtEnd: boolean): number {
  const last = lines.at(-1)?.id
  const [seen, setSeen] = useState(last)
  if ((isAtEnd || seen === undefined) && seen !== last) setSeen(last)
  return newBelow(lines, seen)
}
