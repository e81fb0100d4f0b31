/** The largest amount that has words. */
export const MAX_IN_WORDS = 1_000_000_000_000

/**
 * Returns an amount of whole đồng in words, as on a receipt, with a capital first letter: “Hai mươi mốt đồng”,
 * “Twenty-one đồng”. Throws a `RangeError` outside of 0 to 10^12.
 */
export function amountInWords(amount: number, language: 'en' | 'vi'): string {
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_IN_WORDS)
    throw new RangeError(`Not a whole amount from 0 to ${MAX_IN_WORDS}: ${amount}`)
  const words = language === 'vi' ? vietnamese(amount) : english(amount)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} đồng`
}

const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']

/** Returns a number of three digits. A group after a larger one names its hundreds, also when there are none. */
function hundreds(value: number, isFirst: boolean): string[] {
  const [hundred, ten, one] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const words = hundred > 0 || !isFirst ? [digits[hundred] ?? '', 'trăm'] : []
  if (ten === 0 && one > 0 && words.length > 0) words.push('linh')
  if (ten === 1) words.push('mười')
  if (ten > 1) words.push(digits[ten] ?? '', 'mươi')
  if (one > 0) words.push(unitAfter(ten, one))
  return words
}

/** 21 ends in “mốt”, 15 in “lăm”. */
function unitAfter(ten: number, one: number): string {
  if (one === 1 && ten > 1) return 'mốt'
  if (one === 5 && ten > 0) return 'lăm'
  return digits[one] ?? ''
}

function vietnamese(amount: number): string {
  if (amount === 0) return 'không'
  const billions = Math.floor(amount / 1_000_000_000)
  const words = billions > 0 ? [...groups(billions, true), 'tỷ'] : []
  return [...words, ...groups(amount % 1_000_000_000, words.length === 0)].join(' ')
}

/** Returns the words of a number below 10^9. Groups of zero are left out. */
function groups(value: number, isFirst: boolean): string[] {
  const words: string[] = []
  for (const [size, name] of [
    [1_000_000, 'triệu'],
    [1000, 'nghìn'],
    [1, ''],
  ] as const) {
    const group = Math.floor(value / size) % 1000
    if (group > 0) words.push(...hundreds(group, isFirst && words.length === 0), ...(name ? [name] : []))
  }
  return words
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function english(amount: number): string {
  for (const [size, name] of [
    [1_000_000_000_000, 'trillion'],
    [1_000_000_000, 'billion'],
    [1_000_000, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const)
    if (amount >= size) {
      const rest = amount % size
      return `${english(Math.floor(amount / size))} ${name}${rest ? ` ${english(rest)}` : ''}`
    }
  if (amount < 20) return small[amount] ?? ''
  return `${tens[Math.floor(amount / 10)]}${amount % 10 ? `-${small[amount % 10]}` : ''}`
}
