import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { isDirty } from '#src/device/drafts/dirty.ts'
import { applyUpdate } from '#src/device/update.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CornerNotice } from '#src/ui/feedback/corner-notice.tsx'

/** Installs a new version when the user agrees, and never while something is unsaved. */
export function UpdateOffer() {
  const [isAsked, setIsAsked] = useState(false)

  function take() {
    setIsAsked(true)
    applyUpdate()
  }

  return (
    <CornerNotice
      icon={<ArrowPathIcon />}
      title={<Trans>A new version is ready</Trans>}
      action={
        <Button size="sm" loading={isAsked} onClick={take}>
          <Trans>Update</Trans>
        </Button>
      }
    >
      {isAsked && isDirty() ? (
        <Trans>It starts as soon as what you are writing is saved.</Trans>
      ) : (
        <Trans>Updating takes a moment; your work stays.</Trans>
      )}
    </CornerNotice>
  )
}
