import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { tab as tabLook, tabRow } from '#src/ui/layout/tab-look.ts'

export type ProjectTab = 'home' | 'budget' | 'team'

/** Links to the parts of the project. The tabs of Ark would be 14 KiB of script more. */
export function ProjectTabs({ tab }: { tab: ProjectTab }) {
  const { t } = useLingui()
  const tabs: { value: ProjectTab; label: string }[] = [
    { value: 'home', label: t`Overview` },
    { value: 'budget', label: t`Budget` },
    { value: 'team', label: t`Team` },
  ]

  return (
    <nav aria-label={t`Parts of the project`} className={tabRow()}>
      {tabs.map(({ value, label }) => (
        <Link
          key={value}
          to="/dashboards/project"
          search={previous => ({ ...previous, tab: value === 'home' ? undefined : value })}
          resetScroll={false}
          activeOptions={{ explicitUndefined: true }}
          data-selected={value === tab || undefined}
          className={tabLook}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
