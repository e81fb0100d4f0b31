/**
 * Parses a time of day as people type it ("9", "9:30", "9h30", "0930") to `HH:mm`; returns `undefined` for other
 * text.
 */
export function readTime(typed: string): string | undefined {
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:\s*[:.hg]\s*(\d{1,2})?)?$/i.exec(typed.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(typed.trim()) ??
    []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}
