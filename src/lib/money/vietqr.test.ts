import { describe, expect, it } from 'vitest'
import { purposeOf, vietQr } from './vietqr.ts'

describe('the text of a VietQR code', () => {
  it('has an amount, a bill and a purpose', () => {
    expect(
      vietQr({
        bin: '970403',
        account: '0011012345678',
        amount: 180_000,
        bill: 'NPS6869',
        purpose: 'thanh toan don hang',
      }),
    ).toBe(
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    )
  })

  it('has the code of a ticket as its purpose', () => {
    expect(
      vietQr({ bin: '970436', account: '0123456789', amount: 86_000, purpose: 'HD A1 261122 014' }),
    ).toBe(
      '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA53037045405860005802VN62200816HD A1 261122 014630461EA',
    )
  })

  it('is static without an amount', () => {
    expect(vietQr({ bin: '970403', account: '0011012345678' })).toBe(
      '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    )
  })

  it('refuses a field that is too long', () => {
    expect(() => vietQr({ bin: '970403', account: '1'.repeat(90) })).toThrow(RangeError)
  })
})

it.each([
  ['HD-A1-261122-014', 'HD A1 261122 014'],
  ['Thanh toán đơn hàng số 12 của chị Hương', 'Thanh toan don hang so 12'],
  ['Đặt cọc', 'Dat coc'],
])('the purpose of “%s” is “%s”', (text, purpose) => {
  expect(purposeOf(text)).toBe(purpose)
})
