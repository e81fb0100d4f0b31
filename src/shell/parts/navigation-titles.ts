import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { NavigationItem } from '#src/contract/navigation.ts'

/** What an item is called in the user's language; the server's own title where there is no translation. */
export function useNavigationTitle({ title, titleId = '' }: NavigationItem) {
  const { t } = useLingui()
  const translated = titles[titleId]
  return translated ? t(translated) : title
}

const titles: Record<string, MessageDescriptor> = {
  'nav.store': msg`Store`,
  'nav.console': msg`Console`,
  'nav.work': msg`Work`,
  'nav.tasks': msg`Tasks`,
}
