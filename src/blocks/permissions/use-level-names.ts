import { useLingui } from '@lingui/react/macro'
import type { Level } from '#src/contract/shared/areas.ts'

/** The names of the levels of a permission. */
export function useLevelNames(): Record<Level, string> {
  const { t } = useLingui()
  return {
    none: t`No access`,
    view: t`You may look`,
    create: t`You may add`,
    edit: t`You may edit`,
  }
}
