import { Tag } from '#src/ui/badge/tag.tsx'
import { toneOf, useStateNames } from './state-names.ts'

/** The state of a document. */
export function StateTag({ status }: { status: string }) {
  return <Tag tone={toneOf(status)}>{useStateNames()(status)}</Tag>
}
