import type { Level } from '#src/contract/areas.ts'
import { Tag } from '#src/ui/tag.tsx'
import { useAreaNames } from './use-area-names.ts'

const tones = { none: 'danger', view: 'neutral', create: 'info', edit: 'success' } as const

/** How far one's rights go in an area. */
export function PermissionTag({ level }: { level: Level }) {
  const { levels } = useAreaNames()
  return <Tag tone={tones[level]}>{levels[level]}</Tag>
}
