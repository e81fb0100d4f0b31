import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { row } from '#src/features/showcase/page/arrange.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/** A result that needs no answer, for 3 s; with Undo, for 6 s. */
export function ToastExample() {
  const { t } = useLingui()
  const [isArchived, setIsArchived] = useState(false)

  function archive() {
    setIsArchived(true)
    toast.undo(t`Card archived`, () => setIsArchived(false))
  }

  return (
    <div className={row}>
      <Button onClick={() => toast.success(t`Order 20-0117 is paid`)}>
        <Trans>Good news</Trans>
      </Button>
      <Button onClick={() => toast.error(t`The printer does not answer. Check its cable.`)}>
        <Trans>Bad news</Trans>
      </Button>
      <Button onClick={archive} disabled={isArchived}>
        <Trans>Archive the card</Trans>
      </Button>
    </div>
  )
}
