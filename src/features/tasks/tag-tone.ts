import type { Tag } from '#src/contract/tags.ts'
import { slotOf } from '#src/ui/initials.ts'

/** The colour of a tag belongs to its id: renaming it does not change how it looks. */
export const toneOf = ({ id }: Tag) => `${slotOf(id)}` as const
