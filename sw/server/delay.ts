let scale = 1

/** The pause, in ms, that the specification asks of a call. */
export const delay = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, scaled(ms)))

/** How long something takes here, in ms. */
export const scaled = (ms: number) => ms * scale

/** Tests set the pauses to nothing. */
export const scaleDelays = (factor: number) => {
  scale = factor
}
