/** How a code is drawn: EAN-13 when it is one with the right check digit, otherwise Code 128, which takes any ASCII text. */
export function barcodeKind(code: string): 'ean13' | 'code128' | undefined {
  if (isEan13(code)) return 'ean13'
  return /^[\x20-\x7e]{1,40}$/.test(code) ? 'code128' : undefined
}

function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
