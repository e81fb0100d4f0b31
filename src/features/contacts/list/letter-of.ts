const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
const firstSign = /\S\p{M}*/u

/** The letter of the Vietnamese alphabet that a name begins with: Ắ is Ă, É is E; `#` for any other character. */
export function letterOf({ name }: { name: string }): string {
  const [sign = ''] = firstSign.exec(name) ?? []
  const letter = known.get(sign) ?? letterIn(sign)
  known.set(sign, letter)
  return letter
}

/** A cache: ten thousand names begin with about thirty different characters. */
const known = new Map<string, string>()

function letterIn(sign: string): string {
  const [first = ''] = sign.normalize('NFD').replace(tones, '').normalize('NFC').toUpperCase()
  if (alphabet.has(first)) return first
  const [plain = ''] = first.normalize('NFD')
  return alphabet.has(plain) ? plain : '#'
}

const alphabet = new Set('AĂÂBCDĐEÊFGHIJKLMNOÔƠPQRSTUƯVWXYZ')
