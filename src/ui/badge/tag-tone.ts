import { slotOf } from './initials.ts'

/** Returns the colour of a tag. It depends on the id, so that renaming keeps the colour. */
export const tagTone = ({ id }: { id: string }) => `${slotOf(id)}` as const
