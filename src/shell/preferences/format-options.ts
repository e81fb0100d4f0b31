/** Patterns of dates that people in shops write; the first is the default. */
export const dateFormats = [
  'dd/MM/yyyy',
  'd/M/yyyy',
  'dd-MM-yyyy',
  'dd.MM.yyyy',
  'd MMM yyyy',
  'MM/dd/yyyy',
  'yyyy-MM-dd',
]

/** Patterns of amounts; the first is the default. */
export const numberFormats = ['0,0.0', '0,0', '0,0.00', '0.0']

/** What was chosen elsewhere can be kept. */
export const withChosen = (known: readonly string[], chosen: string) =>
  known.includes(chosen) ? known : [...known, chosen]
