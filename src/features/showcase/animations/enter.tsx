import { Replay } from './replay.tsx'

/** A drawer comes in 320 ms and brakes at its end. */
export const Enter = () => <Replay animation="slideInLeft var(--durations-drawer) var(--easings-enter)" />
