import type { Country, PhoneNumber } from '#src/contract/contacts.ts'

/** Dial codes by the country's two letters, in lower case. */
export type DialCodes = ReadonlyMap<string, string>
type Phone = Pick<PhoneNumber, 'country' | 'phoneNumber'>

export const dialCodesOf = (countries: readonly Country[]): DialCodes =>
  new Map(countries.map(({ iso, code }) => [iso.toLowerCase(), code]))

/** The dialled form: `+84908226417`, with an extension `+842838234567;ext=102`. */
export function toDial(phone: Phone, codes: DialCodes): string {
  const [, extension] = extensionOf.exec(phone.phoneNumber) ?? []
  return mainNumber(phone, codes) + (extension ? `;ext=${extension}` : '')
}

function mainNumber({ country, phoneNumber }: Phone, codes: DialCodes): string {
  const number = phoneNumber.replace(extensionOf, '')
  const digits = digitsOf(number)
  if (number.trim().startsWith('+')) return `+${digits}`
  const code = codes.get(country.toLowerCase())
  return code ? `${code}${withoutTrunk(digits, country)}` : digits
}

/** "x102", "ext. 102", "máy lẻ 102" after a number. */
const extensionOf = /\s*(?:x|ext\.?|máy lẻ|nhánh)\s*(\d{1,8})\s*$/i

/** The number as it is written after its dial code. */
export const national = ({ country, phoneNumber }: Phone) =>
  keepsZero.has(country.toLowerCase()) ? phoneNumber : phoneNumber.replace(/^\s*0(?=[\d\s(.-])\s*/, '')

/** Parses a number as people and other address books write it: "+84 908 226 417", "0084…", "(028) 3555-0167". */
export function readPhone(written: string, codes: DialCodes, home = 'vn', hint?: string): Phone {
  const text = written.trim().replace(/^00(?=\d{6})/, '+')
  if (!text.startsWith('+')) return { country: (hint ?? home).toLowerCase(), phoneNumber: text }
  const country = countryOf(`+${digitsOf(text.replace(extensionOf, ''))}`, codes, hint?.toLowerCase())
  if (!country) return { country: home, phoneNumber: text }
  return { country, phoneNumber: grouped(withoutCode(text, (codes.get(country) ?? '').length - 1)) }
}

/**
 * The country of the longest dial code that fits; if several share the code, the one in `hint`, or else the largest.
 */
function countryOf(dialled: string, codes: DialCodes, hint: string | undefined) {
  const fitting = [...codes].filter(([, code]) => dialled.startsWith(code))
  const longest = Math.max(0, ...fitting.map(([, code]) => code.length))
  const among = fitting.filter(([, code]) => code.length === longest).map(([iso]) => iso)
  return among.find(iso => iso === hint) ?? among.find(iso => largest.has(iso)) ?? among[0]
}

/** Countries whose numbers keep the leading zero, such as Italy. */
const keepsZero = new Set(['it', 'va', 'sm', 'ci', 'cg', 'ga'])
/** The largest country of each dial code that several countries share. */
const largest = new Set(['us', 'ru', 'gb', 'au', 'no', 'nz', 'fi', 'ma', 're', 'gp', 'it', 'sh', 'cw'])

const digitsOf = (text: string) => text.replace(/\D/g, '')

const withoutTrunk = (digits: string, country: string) =>
  keepsZero.has(country.toLowerCase()) ? digits : digits.replace(/^0/, '')

/** Removes as many digits as the code has, and the separators between the code and the number. */
function withoutCode(text: string, digits: number) {
  let left = digits
  let at = 1
  while (left > 0 && at < text.length) {
    if (/\d/.test(text[at] ?? '')) left -= 1
    at += 1
  }
  return text.slice(at).replace(/^[\s.()/-]+(?=[\d(])/, '')
}

/** Groups digits in threes, the last group up to four, which is easier to read. */
const grouped = (number: string) =>
  /^\d{8,}$/.test(number) ? number.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3') : number

/** The same key for every way of writing one number: its last nine digits identify it. */
export function phoneKey(phone: Phone, codes: DialCodes): string {
  const dialled = mainNumber(phone, codes)
  const digits = digitsOf(dialled)
  return digits.length < 7 ? dialled : digits.slice(-9)
}
