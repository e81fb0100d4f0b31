import { useLingui } from '@lingui/react/macro'
import { newName } from './new-name.ts'

/** The name to show: the placeholder name of a new contact is translated. */
export function useNameOf() {
  const { t } = useLingui()
  return ({ name }: { name: string }) => (name === newName ? t`New contact` : name)
}
