import {
  BanknotesIcon,
  BellIcon,
  BuildingStorefrontIcon,
  ShieldCheckIcon,
  UserGroupIcon,
  UsersIcon,
  WrenchScrewdriverIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCanOpen } from '#src/api/rights.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'

/** Links to what is set on other screens, for users who may open them. */
export function LinksCard() {
  const { t } = useLingui()
  const canOpen = useCanOpen()
  const links: readonly [typeof BellIcon, string, string][] = [
    [BuildingStorefrontIcon, t`Warehouses`, '/main/list/warehouse'],
    [BanknotesIcon, t`Cash and bank accounts`, '/main/fund'],
    [UsersIcon, t`Employees`, '/main/list/employee'],
    [ShieldCheckIcon, t`Permissions`, '/main/admin'],
    [UserGroupIcon, t`Team and devices`, '/main/setting/team'],
    [BellIcon, t`Account and notifications`, '/pages/settings'],
    [WrenchScrewdriverIcon, t`Diagnostics`, '/main/setting/diagnostics'],
  ]
  return (
    <Card title={<Trans>Set elsewhere</Trans>}>
      <SimpleList
        empty=""
        rows={links
          .filter(([, , to]) => canOpen(to))
          .map(([Icon, title, to]) => ({
            id: to,
            to,
            title,
            lead: (
              <LeadIcon>
                <Icon />
              </LeadIcon>
            ),
          }))}
      />
    </Card>
  )
}
