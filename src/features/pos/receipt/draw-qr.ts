import { drawingSVG, qrcode } from 'bwip-js/browser'

/** Returns the QR code of a text as the address of an SVG picture. It is dark on white in every scheme. */
export function qrImage(text: string): string {
  const options = { bcid: 'qrcode', text, eclevel: 'M', scale: 4, padding: 4, backgroundcolor: 'FFFFFF' }
  return `data:image/svg+xml,${encodeURIComponent(qrcode(options, drawingSVG()))}`
}
