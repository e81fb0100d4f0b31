import { slotOf } from './initials.ts'

/** Returns the colour of a tag. It is derived from the id, so it stays the same when the tag is renamed. */
export const tagTone = ({ id }: { id: string }) => `${slotOf(id)}` as const
