/** A transfer to an account of a bank of NAPAS 247. Without an amount the payer types it. */
export interface Transfer {
  /** The bank's identification number, six digits. */
  bin: string
  account: string
  /** Whole đồng. */
  amount?: number
  /** The merchant's number of the bill. */
  bill?: string
  /** What the transfer is for: `purposeOf` shortens a text. */
  purpose?: string
}

const MAX_PURPOSE_LENGTH = 25

/** Returns a purpose for a transfer: ASCII letters, digits and spaces, 25 characters at most. */
export const purposeOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[đĐ]/g, letter => (letter === 'đ' ? 'd' : 'D'))
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, MAX_PURPOSE_LENGTH)
    .trim()

/** Returns the text of a VietQR code: EMVCo fields, and their CRC. */
export function vietQr({ bin, account, amount, bill, purpose }: Transfer): string {
  const receiver = field('00', bin) + field('01', account)
  const additional = (bill ? field('01', bill) : '') + (purpose ? field('08', purpose) : '')
  const text = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('38', field('00', 'A000000727') + field('01', receiver) + field('02', 'QRIBFTTA')),
    field('53', '704'),
    amount === undefined ? '' : field('54', String(amount)),
    field('58', 'VN'),
    additional && field('62', additional),
    '6304',
  ].join('')
  return text + crc16(text)
}

/** Returns an id, a length of two digits and a value. Throws a `RangeError` for more than 99 characters. */
function field(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Field ${id} has more than 99 characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** Returns the CRC-16/CCITT-FALSE of an ASCII text: four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
