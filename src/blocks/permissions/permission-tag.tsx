import { useLingui } from '@lingui/react/macro'
import type { Level } from '#src/contract/shared/areas.ts'
import { Tag } from '#src/ui/badge/tag.tsx'

const tones = { none: 'danger', view: 'neutral', create: 'info', edit: 'success' } as const

/** The user's level in an area. */
export function PermissionTag({ level }: { level: Level }) {
  const { t } = useLingui()
  const names = { none: t`No access`, view: t`You may look`, create: t`You may add`, edit: t`You may edit` }
  return <Tag tone={tones[level]}>{names[level]}</Tag>
}
