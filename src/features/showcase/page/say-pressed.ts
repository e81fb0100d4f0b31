import { t } from '@lingui/core/macro'
import type { MouseEvent } from 'react'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Shows which button of an example was pressed. */
export function sayPressed({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const name = currentTarget.ariaLabel ?? currentTarget.textContent
  toast.success(t`Pressed: ${name}`)
}
