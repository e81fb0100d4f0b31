import { useLingui } from '@lingui/react/macro'
import { newName } from './new-name.ts'

/** How to show a name: that of a new contact is nobody's name, so it is in the language on screen. */
export function useNameOf() {
  const { t } = useLingui()
  return ({ name }: { name: string }) => (name === newName ? t`New contact` : name)
}
