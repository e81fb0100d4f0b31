import { createContext, type ReactNode, use, useState } from 'react'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

export interface ConfirmOptions {
  title: string
  text?: ReactNode
  /** The word on the button that goes ahead: what it does, never "OK". */
  action: string
  /** The word on the way back; `false` leaves it out. */
  cancel?: string | false
  /** It takes something away for good. */
  danger?: boolean
  /** In place of the sign that `danger` brings. */
  icon?: ReactNode
  /** The scrim and Escape answer no. */
  dismissible?: boolean
}

type Ask = (question: ConfirmOptions) => Promise<boolean>

const Context = createContext<Ask>(() => Promise.reject(new Error('useConfirm needs a ConfirmProvider')))

const ConfirmDialog = lazyWithRetry(() => import('./confirm-dialog.tsx').then(module => module.ConfirmDialog))

/** `if (await confirm({ title, action, danger: true })) remove()`; the dialog's code loads with the first question. */
export const useConfirm = () => use(Context)

/** Asks the questions of what is inside it; stands once around the app. */
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
