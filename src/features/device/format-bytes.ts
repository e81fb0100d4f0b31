const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** "2.1 MB", "340 kB", in steps of 1,000 as browsers and shops count. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const maximumFractionDigits = step > 1 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[step], maximumFractionDigits }).format(
    bytes / 1000 ** step,
  )
}
