import { startTransition, useOptimistic } from 'react'
import { client } from '#src/api/client.ts'
import { type Preference, preferences } from '#src/contract/shell/preferences.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { tell } from './tell.ts'

const api = client(preferences)

type Chosen = Pick<
  Preference,
  'formatDateTime' | 'formatCurrency' | 'takeOutPageFormat' | 'fontSizeType' | 'pagingItems'
>

/** The user's preferences. A choice is shown immediately, saved, and then applies everywhere. */
export function usePreferences() {
  const [shown, show] = useOptimistic(
    useShellData().preferences,
    (current, change: Partial<Chosen>): Preference => ({ ...current, ...change }),
  )

  function choose(change: Partial<Chosen>) {
    startTransition(async () => {
      show(change)
      await tell(api.update({ body: { ...chosenOf(shown), ...change, ...others } }))
    })
  }

  return { preferences: shown, choose }
}

const chosenOf = (preference: Preference): Chosen => ({
  formatDateTime: preference.formatDateTime,
  formatCurrency: preference.formatCurrency,
  takeOutPageFormat: preference.takeOutPageFormat,
  fontSizeType: preference.fontSizeType,
  pagingItems: preference.pagingItems,
})

/** spec: always sent as 2 */
const others = { takeInPageFormat: 2, receiptPageFormat: 2, paymentPageFormat: 2, listPageFormat: 2 } as const
