import { useLingui } from '@lingui/react/macro'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'

/** Returns the names of the ways in which goods leave. */
export function useModeNames(): Record<TakeOut['mode'], string> {
  const { t } = useLingui()
  return { delivery: t`Delivery`, counter: t`At the counter`, internal: t`Own use` }
}
