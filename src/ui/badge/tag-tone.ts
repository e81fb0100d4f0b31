import { slotOf } from './initials.ts'

/** The colour of a tag belongs to its id: renaming it does not change how it looks. */
export const tagTone = ({ id }: { id: string }) => `${slotOf(id)}` as const
