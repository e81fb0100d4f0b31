import { Replay } from './replay.tsx'

/** With reduced motion, everything fades in 80 ms instead. */
export const Fade = () => <Replay animation="fadeIn var(--durations-instant) linear" />
