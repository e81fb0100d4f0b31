import { expect, it } from 'vitest'
import { type DialCodes, national, phoneKey, readPhone, toDial } from './phone.ts'

const codes: DialCodes = new Map([
  ['vn', '+84'],
  ['ca', '+1'],
  ['us', '+1'],
  ['jm', '+1876'],
  ['it', '+39'],
  ['gb', '+44'],
  ['gg', '+44'],
])

it('the dialled number is the code of the country and the number without its zero', () => {
  expect(toDial({ country: 'vn', phoneNumber: '090 822 6417' }, codes)).toBe('+84908226417')
  expect(toDial({ country: 'VN', phoneNumber: '(028) 3894-1120' }, codes)).toBe('+842838941120')
  expect(toDial({ country: 'it', phoneNumber: '06 698 1234' }, codes)).toBe('+39066981234')
  expect(toDial({ country: 'vn', phoneNumber: '+65 8555 0188' }, codes)).toBe('+6585550188')
  expect(toDial({ country: '', phoneNumber: '1900 6017' }, codes)).toBe('19006017')
})

it('an extension is separate from the number', () => {
  const desk = readPhone('+84 28 3823 4567 x102', codes)
  expect(desk).toEqual({ country: 'vn', phoneNumber: '28 3823 4567 x102' })
  expect(toDial(desk, codes)).toBe('+842838234567;ext=102')
  expect(toDial({ country: 'vn', phoneNumber: '028 3823 4567 máy lẻ 14' }, codes)).toBe(
    '+842838234567;ext=14',
  )
  expect(phoneKey(desk, codes)).toBe(phoneKey({ country: 'vn', phoneNumber: '028 3823 4567' }, codes))
})

it('a number is shown after its code, without the zero', () => {
  expect(national({ country: 'vn', phoneNumber: '090 822 6417' })).toBe('90 822 6417')
  expect(national({ country: 'vn', phoneNumber: '908 226 417' })).toBe('908 226 417')
  expect(national({ country: 'it', phoneNumber: '06 698' })).toBe('06 698')
})

it('numbers in the formats of other address books are parsed', () => {
  const read = (text: string, hint?: string) => Object.values(readPhone(text, codes, 'vn', hint))
  expect(read('+84 908 226 417')).toEqual(['vn', '908 226 417'])
  expect(read('+84908226417')).toEqual(['vn', '908 226 417'])
  expect(read('0084908226417')).toEqual(['vn', '908 226 417'])
  expect(read('(028) 3555-0167')).toEqual(['vn', '(028) 3555-0167'])
  expect(read('+1 876 555 0100')).toEqual(['jm', '555 0100'])
  expect(read('+1-408-555-0100')).toEqual(['us', '408-555-0100'])
  expect(read('+1-613-555-0100', 'CA')).toEqual(['ca', '613-555-0100'])
  expect(read('+44 7700 900123')).toEqual(['gb', '7700 900123'])
  expect(read('+999 1')).toEqual(['vn', '+999 1'])
  expect(read('113')).toEqual(['vn', '113'])
})

it('a dialled number is parsed to the same number', () => {
  for (const phoneNumber of ['908 226 417', '838 941 120']) {
    const phone = { country: 'vn', phoneNumber }
    expect(readPhone(toDial(phone, codes), codes)).toEqual(phone)
  }
})
