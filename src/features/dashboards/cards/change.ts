export const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

/** Returns the change from one value to another in per cent; 0 when the first one is 0. */
export const change = (from: number, to: number) => (from === 0 ? 0 : (to / from - 1) * 100)
