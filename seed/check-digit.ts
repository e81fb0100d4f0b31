/** Returns the check digit of the first twelve digits of an EAN-13, with which the weighted sum is a multiple of ten. */
export function checkDigit(code: string): string {
  const sum = [...code].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}
