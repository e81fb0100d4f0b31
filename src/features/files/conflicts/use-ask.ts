import { createContext, use } from 'react'
import type { Ask } from './resolve-conflicts.ts'

export const AskContext = createContext<Ask | undefined>(undefined)

/** Returns the function that asks what happens to an item whose name is taken. */
export function useAsk(): Ask {
  const ask = use(AskContext)
  if (!ask) throw new Error('useAsk outside of ConflictsProvider')
  return ask
}
