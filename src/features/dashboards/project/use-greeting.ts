import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { formatLongDay } from '#src/lib/format/dates.ts'
import { partOfDay } from '#src/lib/format/part-of-day.ts'
import { useNow } from '#src/ui/date/use-now.ts'

const app = getRouteApi('/_app')

/** Returns a greeting of the user by the time of day, with the date. */
export function useGreeting(): string {
  const { t, i18n } = useLingui()
  const now = useNow()
  const { user } = app.useLoaderData()
  // Vietnamese names end with the given name, which is used to address people.
  const name = user.name.trim().split(/\s+/).at(-1) ?? user.name
  const words = {
    morning: t`Good morning, ${{ name }}.`,
    afternoon: t`Good afternoon, ${{ name }}.`,
    evening: t`Good evening, ${{ name }}.`,
  }
  return `${words[partOfDay(now.getHours())]} ${formatLongDay(now, i18n.locale)}`
}
