import type { Level } from '#src/contract/shared/areas.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { useLevelNames } from './use-level-names.ts'

const tones = { none: 'danger', view: 'neutral', create: 'info', edit: 'success' } as const

/** The user's level in an area. */
export function PermissionTag({ level }: { level: Level }) {
  const names = useLevelNames()
  return <Tag tone={tones[level]}>{names[level]}</Tag>
}
