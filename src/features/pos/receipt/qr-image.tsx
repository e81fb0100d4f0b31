import { drawingSVG, qrcode } from 'bwip-js/browser'
import { css, cx } from '#styled-system/css'

/** Returns the QR code of a text as the address of an SVG picture. It is dark on white in every scheme. */
function qrImage(text: string): string {
  const options = { bcid: 'qrcode', text, eclevel: 'M', scale: 4, padding: 4, backgroundcolor: 'FFFFFF' }
  return `data:image/svg+xml,${encodeURIComponent(qrcode(options, drawingSVG()))}`
}

interface Props {
  text: string
  label: string
  className?: string | undefined
}

export const QrImage = ({ text, label, className }: Props) => (
  <img src={qrImage(text)} alt={label} className={cx(css({ aspectRatio: 'square' }), className)} />
)
