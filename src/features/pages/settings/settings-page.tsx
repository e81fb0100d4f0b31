import { ListBulletIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { AccountPanel } from './account-panel.tsx'
import { AlertsPanel } from './alerts-panel.tsx'
import type { SettingsData } from './load-settings.ts'
import { PanelList } from './panel-list.tsx'
import type { SettingPanel } from './panels.ts'
import { PlanPanel } from './plan-panel.tsx'
import { TeamPanel } from './team-panel.tsx'
import { usePanelNames } from './use-panel-names.tsx'

const route = getRouteApi('/_app/pages/settings')

interface Props {
  data: SettingsData
  userId: string
  groupOf: (groupID: string) => string
  /** The picture of the user, with its buttons. */
  picture: ReactNode
  /** The form for a new password. */
  password: ReactNode
}

/** Five panels of settings. Their list is beside them, and a drawer on a small screen. */
export function SettingsPage({ data, userId, groupOf, picture, password }: Props) {
  const { t } = useLingui()
  const { part: panel = 'account' } = route.useSearch()
  const isWide = useBreakpoint('lg')
  const [openAt, setOpenAt] = useState<SettingPanel>()
  const { name, about } = usePanelNames()[panel]
  const list = <PanelList current={panel} onChoose={() => setOpenAt(undefined)} />
  const { person, plan, team, groups } = data

  const panels: Record<SettingPanel, ReactNode> = {
    account: <AccountPanel person={person} picture={picture} />,
    security: password,
    plan: <PlanPanel plan={plan} />,
    notifications: <AlertsPanel alerts={person.alerts} />,
    team: <TeamPanel team={team} groups={groups} userId={userId} groupOf={groupOf} />,
  }

  return (
    <PageLayout
      title={t`Settings`}
      actions={
        !isWide && (
          <Button onClick={() => setOpenAt(panel)}>
            <ListBulletIcon />
            <Trans>All settings</Trans>
          </Button>
        )
      }
    >
      <div className={columns}>
        {isWide ? (
          <div className={sheet({ padded: true })}>{list}</div>
        ) : (
          <Drawer
            open={openAt === panel}
            onOpenChange={() => setOpenAt(undefined)}
            label={t`All settings`}
            side="left"
            width="nav"
          >
            {list}
          </Drawer>
        )}
        <section
          aria-labelledby="setting-panel"
          className={cx(sheet({ padded: true }), css({ minWidth: '0' }))}
        >
          <div className={css({ maxWidth: 'pane.formMax' })}>
            <h2 id="setting-panel" className={css({ textStyle: 'title' })}>
              {name}
            </h2>
            <p className={css({ color: 'muted', marginBlockEnd: '5' })}>{about}</p>
            {panels[panel]}
          </div>
        </section>
      </div>
    </PageLayout>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[16rem minmax(0, 1fr)]' },
  alignItems: 'start',
  gap: '5',
})
