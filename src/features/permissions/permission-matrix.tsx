import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import type { GroupPermissions } from '#src/contract/permissions.ts'
import { areas } from '#src/contract/shared/areas.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { css, cx } from '#styled-system/css'
import { PermissionCell } from './permission-cell.tsx'
import { usePermissionNames } from './permission-names.ts'

interface Props {
  groups: GroupPermissions[]
  /** The group of the current user. */
  ownGroup: string
}

/** The rights of each group by area. Where there is no room for all groups, the user chooses one. */
export function PermissionMatrix({ groups, ownGroup }: Props) {
  const can = useCan()
  const names = usePermissionNames()
  const [chosen, setChosen] = useState(ownGroup)
  // The user's own group is first.
  const sorted = groups.toSorted((a, b) => Number(b.groupID === ownGroup) - Number(a.groupID === ownGroup))
  const canEdit = can('admin', 'edit')
  const columnOf = (groupID: string) => cx(column, groupID !== chosen && onlyWide)

  return (
    <div className={frame}>
      <Field label={<Trans>Group</Trans>} className={onlyNarrow}>
        <Select
          options={sorted.map(({ groupID }) => ({ value: groupID, label: names.groupOf(groupID) }))}
          value={chosen}
          onChange={setChosen}
        />
      </Field>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Area</Trans>
            </th>
            {sorted.map(({ groupID }) => (
              <th key={groupID} scope="col" className={columnOf(groupID)}>
                {names.groupOf(groupID)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(area => (
            <tr key={area}>
              <th scope="row">{names.areas[area]}</th>
              {sorted.map(({ groupID, permissions }) => (
                <td key={groupID} className={columnOf(groupID)}>
                  <PermissionCell
                    groupID={groupID}
                    area={area}
                    level={permissions[area]}
                    label={`${names.areas[area]}, ${names.groupOf(groupID)}`}
                    // The server does not let users remove the administration right of their own group, because
                    // nobody could restore it.
                    isFixed={!canEdit || (area === 'admin' && groupID === ownGroup)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const frame = css({
  display: 'grid',
  gap: '4',
  paddingInline: 'card',
  paddingBlockStart: '1',
  paddingBlockEnd: '5',
})
const onlyNarrow = css({ display: { lg: 'none' } })
const onlyWide = css({ display: { base: 'none', lg: 'table-cell' } })
const column = css({ width: { base: '[9.5rem]', lg: '[16%]' } })
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 'text', color: 'muted' },
  '& thead th': { textStyle: 'label', paddingBlockEnd: '2' },
  '& :is(tbody th, td)': { paddingBlock: '1', borderBlockStart: 'hairline' },
  '& :is(th, td) + :is(th, td)': { paddingInlineStart: '3' },
})
