let scale = 1

/** Waits for the pause, in ms, that the specification requires of a call. */
export const delay = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, scaled(ms)))

/** Returns a duration in ms, multiplied by the factor of `scaleDelays`. */
export const scaled = (ms: number) => ms * scale

/** Sets the factor of all pauses; tests set it to 0. */
export const scaleDelays = (factor: number) => {
  scale = factor
}
