import { useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import {
  type Area,
  type Level,
  levels,
  type Permissions,
  partnerGroups,
  permissions as permissionCalls,
  taskAreas,
} from '#src/contract/permissions.ts'
import { Select } from '#src/ui/select.tsx'
import { attempt } from '#src/ui/tell-problem.ts'
import { css } from '#styled-system/css'
import { useAreaNames } from './use-area-names.ts'

interface Props {
  groupID: string
  permissions: Permissions
}

const api = client(permissionCalls)
const areas = [...taskAreas, ...partnerGroups]

/** What everybody of a group may do, area by area. A change holds at once, for whoever is at work. */
export function PermissionChoices({ groupID, permissions }: Props) {
  const { t } = useLingui()
  const words = useAreaNames().levels
  const names: Record<Area, string> = {
    'check-out': t`Check-out`,
    collection: t`Output journal`,
    delivery: t`Delivery`,
    'check-in': t`Check-in`,
    customer: t`Customers`,
    supplier: t`Suppliers`,
    employee: t`Employees`,
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
