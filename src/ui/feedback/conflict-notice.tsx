import { Suspense } from 'react'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

/** The conflict of `useAutosave`. */
export interface FieldConflict {
  theirs: string
  keepMine: () => void
  takeTheirs: () => void
}

interface Props {
  /** Without one nothing is shown. */
  conflict: FieldConflict | undefined
  className?: string
}

const ConflictChoice = lazyWithRetry(() =>
  import('./conflict-choice.tsx').then(module => module.ConflictChoice),
)

/**
 * Below a field that was changed in another tab, or on another device of the team, while it was edited here: the user
 * chooses one of the two versions. Its code loads with the first conflict.
 */
export const ConflictNotice = ({ conflict, className }: Props) =>
  conflict && (
    <div role="alert" className={className}>
      <Suspense>
        <ConflictChoice conflict={conflict} />
      </Suspense>
    </div>
  )
