import { Replay } from './replay.tsx'

/** A popover fades in and rises by 4 px, in 180 ms. */
export const Rise = () => <Replay animation="rise var(--durations-base) var(--easings-enter)" />
