import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'

const Roles = lazyWithRetry(() => import('./sample-roles.tsx').then(module => module.SampleRoles))

/** Opens the list of sample accounts. It is inside the form that a choice fills. */
export function SampleAccounts() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={Roles.preload}
        onFocus={Roles.preload}
        className={css({ marginInline: '-3' })}
      >
        <Trans>Use a sample account</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <Roles onChoose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
