import { code128, drawingSVG, ean13 } from 'bwip-js/browser'
import { barcodeKind } from './barcode-kind.ts'

const draw = { ean13, code128 }

/** The barcode of a text as the address of an SVG picture; undefined for a text that no barcode can hold. */
export function barcodeImage(code: string): string | undefined {
  const kind = barcodeKind(code)
  if (!kind) return undefined
  const options = { bcid: kind, text: code, includetext: true, scale: 2, height: 10 }
  const svg = draw[kind](options, drawingSVG())
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
