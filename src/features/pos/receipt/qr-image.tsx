import { css, cx } from '#styled-system/css'
import { qrImage } from './draw-qr.ts'

interface Props {
  text: string
  label: string
  className?: string | undefined
}

export const QrImage = ({ text, label, className }: Props) => (
  <img src={qrImage(text)} alt={label} className={cx(css({ aspectRatio: 'square' }), className)} />
)
