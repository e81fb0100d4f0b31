import { client } from '#src/api/client.ts'
import { permissions } from '#src/contract/permissions.ts'
import { type Area, type Level, levels } from '#src/contract/shared/areas.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Select } from '#src/ui/form/select.tsx'
import { css } from '#styled-system/css'
import { usePermissionNames } from './permission-names.ts'

interface Props {
  groupID: string
  area: Area
  level: Level
  /** The accessible name of the field. */
  label: string
  /** The level is shown but cannot be changed. */
  isFixed: boolean
}

const api = client(permissions)

/** The level of a group in an area. A change applies immediately, also to users who are signed in. */
export function PermissionCell({ groupID, area, level, label, isFixed }: Props) {
  const names = usePermissionNames().levels
  if (isFixed) return <span className={fixed}>{names[level]}</span>
  return (
    <Select
      size="sm"
      aria-label={label}
      options={levels.map(value => ({ value, label: names[value] }))}
      value={level}
      onChange={chosen =>
        withErrorToast(() => api.update({ body: { groupID, permissions: { [area]: chosen } } }))
      }
    />
  )
}

const fixed = css({ display: 'flex', alignItems: 'center', minHeight: '8', paddingInline: '2.5' })
