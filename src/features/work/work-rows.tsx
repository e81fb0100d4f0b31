import {
  ArrowDownTrayIcon,
  ArrowUpTrayIcon,
  ClipboardDocumentListIcon,
  TruckIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans } from '@lingui/react/macro'
import { useCanOpen } from '#src/api/rights.ts'
import { PermissionTag } from '#src/blocks/permissions/permission-tag.tsx'
import type { Permissions } from '#src/contract/permissions.ts'
import type { Task } from '#src/contract/tasks.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { permissionOf, tasksOf, type WorkArea } from './area-words.ts'
import { useAreaNames } from './use-area-names.ts'

interface Props {
  of: readonly WorkArea[]
  tasks: Task[]
  permissions: Permissions
}

const icons: Record<WorkArea, typeof TruckIcon> = {
  export: ArrowUpTrayIcon,
  'take-out': ClipboardDocumentListIcon,
  delivery: TruckIcon,
  import: ArrowDownTrayIcon,
}

/** Kinds of work as links to their tasks, with the number of open tasks and the user's right. */
export function WorkRows({ of, tasks, permissions }: Props) {
  const areas = useAreaNames()
  const canOpen = useCanOpen()
  return (
    <SimpleList
      rows={of
        .filter(area => canOpen(`/main/task/${area}`))
        .map(area => {
          const Icon = icons[area]
          return {
            id: area,
            to: `/main/task/${area}`,
            lead: (
              <LeadIcon>
                <Icon />
              </LeadIcon>
            ),
            title: areas[area],
            meta: <Plural value={tasksOf(area, tasks).length} one="# open task" other="# open tasks" />,
            trail: <PermissionTag level={permissions[permissionOf[area]]} />,
          }
        })}
      empty={<Trans>Nothing here.</Trans>}
    />
  )
}
