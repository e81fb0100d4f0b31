import { createContext, type ReactNode, use, useState } from 'react'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import type { ConfirmOptions } from './confirm-props.ts'

type Ask = (question: ConfirmOptions) => Promise<boolean>

const Context = createContext<Ask>(() => Promise.reject(new Error('useConfirm needs a ConfirmProvider')))

const ConfirmDialog = lazyWithRetry(() => import('./confirm-dialog.tsx').then(module => module.ConfirmDialog))

/**
 * Returns a function that asks the user and resolves to the choice: `if (await confirm({ title, action, danger: true
 * })) remove()`. The code of the dialog loads with the first question. Rejects without a `ConfirmProvider`.
 */
export const useConfirm = () => use(Context)

/** Shows the questions of `useConfirm` in its subtree. The app renders it once. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: ConfirmOptions; answer: (yes: boolean) => void }>()
  const [isOpen, setIsOpen] = useState(false)

  const ask: Ask = question =>
    new Promise(answer => {
      setAsked({ question, answer })
      setIsOpen(true)
    })

  function answer(yes: boolean) {
    setIsOpen(false)
    asked?.answer(yes)
  }

  return (
    <Context value={ask}>
      {children}
      <LazyMount open={isOpen}>
        {asked && <ConfirmDialog {...asked.question} open={isOpen} onAnswer={answer} />}
      </LazyMount>
    </Context>
  )
}
