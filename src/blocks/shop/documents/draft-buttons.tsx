import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import type { Editor } from './use-editor.ts'

interface Props<Row, Values extends object> {
  editor: Editor<Row, Values>
  isNew: boolean
  /** Without lines it can be neither stored nor moved on. */
  isIncomplete: boolean
  isMoving: boolean
  /** The step that follows the draft. */
  next: ReactNode
  onNext: (row: Row) => Promise<unknown>
  onCancel?: (() => void) | undefined
}

/** The buttons of a draft: cancel, discard what was typed, save, and the next step, which saves too. */
export function DraftButtons<Row, Values extends object>(props: Props<Row, Values>) {
  const { editor, isNew, isIncomplete, isMoving, next, onNext, onCancel } = props
  const { draft, isRunning } = editor
  const isBusy = isRunning || isMoving
  return (
    <>
      {!isNew && onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel the document</Trans>
        </Button>
      )}
      {draft.isChanged && (
        <Button variant="ghost" onClick={draft.drop}>
          <Trans>Discard</Trans>
        </Button>
      )}
      <Button
        disabled={(!isNew && !draft.isChanged) || isIncomplete}
        loading={isBusy}
        onClick={() => void editor.save()}
      >
        <Trans>Save the draft</Trans>
      </Button>
      <Button
        variant="primary"
        disabled={isIncomplete}
        loading={isBusy}
        onClick={() => void editor.save(onNext)}
      >
        {next}
      </Button>
    </>
  )
}
