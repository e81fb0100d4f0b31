import { expect, it } from 'vitest'
import { barcodeKind } from './barcode-kind.ts'

it.each([
  ['8936410000007', 'ean13'],
  ['8936410000008', 'code128'],
  ['89364100', 'code128'],
  ['HD-1100', 'code128'],
  ['', undefined],
  ['Mã số 1', undefined],
  ['x'.repeat(41), undefined],
])('“%s” is drawn as %s', (code, kind) => expect(barcodeKind(code)).toBe(kind))
