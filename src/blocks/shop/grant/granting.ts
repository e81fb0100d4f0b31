import { createContext, use } from 'react'
import type { Act } from '#src/contract/shop/grants.ts'

/**
 * Runs a call. If the user lacks a right for it, a manager is asked for a PIN, and the call runs again with the grant. A
 * manager who lacks another right of the call does not grant it: then the next one is asked. Rejects with the error of
 * the call, also when no manager grants it.
 */
export type Granting = <Reply>(act: Act, run: (grant?: string) => Promise<Reply>) => Promise<Reply>

export const GrantingContext = createContext<Granting>((_, run) => run())

/** Returns a function that runs a call which a manager can grant. Without a `GrantProvider` nobody is asked. */
export const useGranting = () => use(GrantingContext)
