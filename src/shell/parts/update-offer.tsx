import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { isDirty } from '#src/device/dirty.ts'
import { update } from '#src/device/update.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { css } from '#styled-system/css'

/** A new version, taken on the user's word and never while something is unsaved. */
export function UpdateOffer() {
  const [isAsked, setIsAsked] = useState(false)

  function take() {
    setIsAsked(true)
    update()
  }

  return (
    <Notice
      className={corner}
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
    </Notice>
  )
}

const corner = css({
  position: 'fixed',
  insetInlineEnd: { base: '3', sm: '5' },
  insetBlockEnd: '[max(1.25rem, env(safe-area-inset-bottom))]',
  zIndex: 'fab',
  width: 'pane.popover',
  maxWidth: '[calc(100vw - 1.5rem)]',
  boxShadow: '[{shadows.lg}, {shadows.hairline}]',
  background: 'raised',
  _print: { display: 'none' },
})
