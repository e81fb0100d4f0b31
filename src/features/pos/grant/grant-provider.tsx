import { createContext, type ReactNode, use, useState } from 'react'
import type { Act } from '#src/contract/shop/grants.ts'
import { type NamedRight, namedRights } from '#src/contract/shop/rights.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/**
 * Runs a call. If the user lacks a right for it, a manager is asked for a PIN, and the call runs again with the grant.
 * Rejects with the error of the call, also when no manager grants it.
 */
type Granting = <Reply>(act: Act, run: (grant?: string) => Promise<Reply>) => Promise<Reply>

const Context = createContext<Granting>(() => Promise.reject(new Error('useGranting needs a GrantProvider')))

const GrantDialog = lazyWithRetry(() => import('./grant-dialog.tsx').then(module => module.GrantDialog))

/** Returns a function that runs a call which a manager can grant. Rejects without a `GrantProvider`. */
export const useGranting = () => use(Context)

/** Returns the named right that a call lacked. */
const lacking = (error: unknown): NamedRight | undefined =>
  error instanceof ApiProblem && error.code === 'lacksRight'
    ? namedRights.find(right => right === error.field)
    : undefined

/** Asks for the PIN of a manager when a call in its subtree lacks a right. */
export function GrantProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ right: NamedRight; act: Act; answer: (grant?: string) => void }>()
  const [isOpen, setIsOpen] = useState(false)

  const granting: Granting = async (act, run) => {
    try {
      return await run()
    } catch (error) {
      const right = lacking(error)
      if (!right) throw error
      const grant = await new Promise<string | undefined>(answer => {
        setAsked({ right, act, answer })
        setIsOpen(true)
      })
      if (grant === undefined) throw error
      return run(grant)
    }
  }

  function answer(grant?: string) {
    setIsOpen(false)
    asked?.answer(grant)
  }

  return (
    <Context value={granting}>
      {children}
      <LazyMount open={isOpen}>
        {asked && <GrantDialog right={asked.right} act={asked.act} open={isOpen} onAnswer={answer} />}
      </LazyMount>
    </Context>
  )
}
