import { type ReactNode, useState } from 'react'
import type { Act } from '#src/contract/shop/grants.ts'
import { type NamedRight, namedRights } from '#src/contract/shop/rights.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { type Granting, GrantingContext } from './granting.ts'

const GrantDialog = lazyWithRetry(() => import('./grant-dialog.tsx').then(module => module.GrantDialog))

/** Returns the named right that a call lacked. */
const lacking = (error: unknown): NamedRight | undefined =>
  error instanceof ApiProblem && error.code === 'lacksRight'
    ? namedRights.find(right => right === error.field)
    : undefined

interface Asked {
  right: NamedRight
  /** What the server says about it. */
  reason: string
  act: Act
  answer: (grant?: string) => void
}

/** Asks for the PIN of a manager when a call in its subtree lacks a right. */
export function GrantProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)

  const granting: Granting = async (act, run) => {
    let grant: string | undefined
    for (;;)
      try {
        return await run(grant)
      } catch (error) {
        const right = lacking(error)
        if (!right || !(error instanceof ApiProblem)) throw error
        grant = await new Promise<string | undefined>(answer => {
          setAsked({ right, reason: error.message, act, answer })
          setIsOpen(true)
        })
        if (grant === undefined) throw error
      }
  }

  function answer(grant?: string) {
    setIsOpen(false)
    asked?.answer(grant)
  }

  return (
    <GrantingContext value={granting}>
      {children}
      <LazyMount open={isOpen}>
        {asked && (
          <GrantDialog
            key={`${asked.act.call} ${asked.right}`}
            right={asked.right}
            reason={asked.reason}
            act={asked.act}
            open={isOpen}
            onAnswer={answer}
          />
        )}
      </LazyMount>
    </GrantingContext>
  )
}
