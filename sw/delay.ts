let scale = 1

/** The pause, in ms, that the specification asks of a call. */
export const delay = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms * scale))

/** Tests set the pauses to nothing. */
export const scaleDelays = (factor: number) => {
  scale = factor
}
