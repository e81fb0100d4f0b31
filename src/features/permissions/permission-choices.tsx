import { useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { useLevelNames } from '#src/blocks/permissions/use-level-names.ts'
import { type Permissions, permissions as permissionCalls } from '#src/contract/permissions.ts'
import { type Area, areas, type Level, levels } from '#src/contract/shared/areas.ts'
import { attempt } from '#src/ui/feedback/tell-problem.ts'
import { Select } from '#src/ui/form/select.tsx'
import { css } from '#styled-system/css'

interface Props {
  groupID: string
  permissions: Permissions
}

const api = client(permissionCalls)

/** What everybody of a group may do, area by area. A change holds at once, for whoever is at work. */
export function PermissionChoices({ groupID, permissions }: Props) {
  const { t } = useLingui()
  const words = useLevelNames()
  const names: Record<Area, string> = {
    pos: t`Point of sale`,
    'check-out': t`Check-out`,
    collection: t`Output journal`,
    'check-in': t`Check-in`,
    delivery: t`Delivery`,
    inventory: t`Stock`,
    fund: t`Funds`,
    care: t`Customer care`,
    reservation: t`Reservations`,
    list: t`Lists`,
    people: t`People`,
    setting: t`Shop settings`,
    admin: t`Administration`,
    report: t`Reports`,
    customer: t`Customers`,
    supplier: t`Suppliers`,
    employee: t`Employees`,
    tasks: t`Tasks`,
    contacts: t`Contacts`,
    boards: t`Boards`,
    files: t`Files`,
    products: t`Products`,
    help: t`Help centre`,
  }

  const allow = (area: Area, level: Level) =>
    attempt(() => api.update({ body: { groupID, permissions: { [area]: level } } }))

  return (
    <dl className={list}>
      {areas.map(area => (
        <div key={area} className={line}>
          <dt className={css({ color: 'muted' })}>{names[area]}</dt>
          <dd className={css({ flex: 'none', width: '[9rem]' })}>
            <Select
              size="sm"
              aria-label={names[area]}
              options={levels.map(level => ({ value: level, label: words[level] }))}
              value={permissions[area]}
              onChange={level => allow(area, level)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const list = css({
  display: 'grid',
  gap: '2',
  paddingInline: 'card',
  paddingBlockStart: '1',
  paddingBlockEnd: '5',
})
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' })
