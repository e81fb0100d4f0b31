const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Returns a size in the format of the language: 1536 → "1.5 kB". */
export function formatFileSize(bytes: number, locale: string) {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const style = { style: 'unit', unit: units[power], unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, style).format(bytes / 1000 ** power)
}
