import { type ReactNode, useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import type { Answer, Ask } from './resolve-conflicts.ts'
import { AskContext } from './use-ask.ts'

const ConflictDialog = lazyWithRetry(() =>
  import('./conflict-dialog.tsx').then(module => module.ConflictDialog),
)

interface Question {
  name: string
  left: number
  answer: (answer: Answer) => void
}

/** Lets everything inside ask about items whose name is taken. */
export function ConflictsProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const can = useCan()

  const ask: Ask = (name, left) =>
    new Promise(resolve => {
      setQuestion({
        name,
        left,
        answer(answer) {
          setQuestion(undefined)
          resolve(answer)
        },
      })
    })

  return (
    <AskContext value={ask}>
      {children}
      <LazyMount open={question !== undefined}>
        {question && <ConflictDialog {...question} mayReplace={can('files', 'edit')} />}
      </LazyMount>
    </AskContext>
  )
}
