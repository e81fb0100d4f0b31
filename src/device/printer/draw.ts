import { fitLine } from '#src/lib/receipt/fit-line.ts'
import type { FittedLine, PrintLine, PrintLook } from '#src/lib/receipt/print-line.ts'
import type { Draw } from './encode.ts'

/** The rows of dots of a band: a multiple of 8. The encoder divides higher pictures. */
const BAND_ROWS = 248

/** Sizes of letters in dots; 8 dots are 1 mm. */
const sizes: Readonly<Record<PrintLook, number>> = { plain: 24, bold: 24, large: 34 }
const heightOf = (look: PrintLook) => Math.round(sizes[look] * 1.3)

/** Draws lines black on white, as wide as the paper. */
export const draw: Draw = (lines, dots) => {
  const canvas = document.createElement('canvas')
  const context = contextOf(canvas)
  const family = getComputedStyle(document.body).fontFamily
  const fontOf = (look: PrintLook) => `${look === 'plain' ? 500 : 700} ${sizes[look]}px ${family}`
  const fitted = lines.flatMap((line: PrintLine) =>
    fitLine(line, (text, look) => {
      context.font = fontOf(look)
      return context.measureText(text).width <= dots
    }),
  )
  const height = fitted.reduce((sum, { look }) => sum + heightOf(look), 0)
  canvas.width = dots
  canvas.height = Math.ceil(height / 8) * 8
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.textBaseline = 'middle'

  let top = 0
  for (const line of fitted) {
    context.font = fontOf(line.look)
    drawLine(context, line, { middle: top + heightOf(line.look) / 2, dots })
    top += heightOf(line.look)
  }
  return bandsOf(context)
}

function drawLine(
  context: CanvasRenderingContext2D,
  { left, right, isCentred, isRule }: FittedLine,
  { middle, dots }: { middle: number; dots: number },
) {
  if (isRule) context.fillRect(0, Math.round(middle) - 1, dots, 2)
  context.textAlign = isCentred ? 'center' : 'left'
  context.fillText(left, isCentred ? dots / 2 : 0, middle)
  context.textAlign = 'right'
  context.fillText(right, dots, middle)
}

function bandsOf(context: CanvasRenderingContext2D): ImageData[] {
  const { width, height } = context.canvas
  return Array.from({ length: Math.ceil(height / BAND_ROWS) }, (_, band) =>
    context.getImageData(0, band * BAND_ROWS, width, Math.min(BAND_ROWS, height - band * BAND_ROWS)),
  )
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  return context
}
