import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { TaskFields } from './task-fields.tsx'

/** A task of its own, with the safe button first; a sheet at the bottom of a phone. */
export function DialogExample() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Trans>New order</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t`New order`}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" onClick={close}>
              <Trans>Save</Trans>
            </Button>
          </>
        }
      >
        <TaskFields />
      </Dialog>
    </>
  )
}
