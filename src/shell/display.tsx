import { createContext, type ReactNode, startTransition, use, useEffect, useOptimistic } from 'react'
import { client } from '#src/api/client.ts'
import type { Display } from '#src/contract/shared/display.ts'
import { preferences as contract } from '#src/contract/shell/preferences.ts'
import { applyDisplay } from '#src/theme/display.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { readFavourite } from './favourite.ts'
import { useShellData } from './shell-data.ts'

const api = client(contract)

interface Choice {
  display: Display
  /** Shows the change immediately and saves it; other tabs follow. */
  choose: (change: Partial<Display>) => void
}

const Context = createContext<Choice | null>(null)

/** Applies the display settings of the signed-in user, and lets everything inside change them. */
export function DisplayProvider({ children }: { children: ReactNode }) {
  const { fav, preferences } = useShellData()
  const favourite = readFavourite(fav)
  const [display, show] = useOptimistic(favourite, (current, change: Partial<Display>) => ({
    ...current,
    ...change,
  }))
  const { theme, scheme } = display
  const { fontSizeType } = preferences

  useEffect(() => {
    applyDisplay({ theme, scheme, fontSizeType })
  }, [theme, scheme, fontSizeType])

  function choose(change: Partial<Display>) {
    startTransition(async () => {
      show(change)
      await api.updateFavourite({ body: { ...display, ...change } }).catch(showError)
    })
  }

  return <Context value={{ display, choose }}>{children}</Context>
}

export function useDisplay(): Choice {
  const choice = use(Context)
  if (!choice) throw new Error('useDisplay needs a DisplayProvider around it')
  return choice
}
