/** Date patterns that are usual in shops; the first is the default. */
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

/** Adds a value that was chosen elsewhere to the options. */
export const withChosen = (known: readonly string[], chosen: string) =>
  known.includes(chosen) ? known : [...known, chosen]
