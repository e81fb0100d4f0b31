import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { css } from '#styled-system/css'

/** Of the picture, in pixels; on screen it is as wide as its place. */
const WIDTH = 900
const HEIGHT = 360
const LINE_WIDTH = 5

interface Props {
  ref: RefObject<HTMLCanvasElement | null>
  /** The accessible name. */
  label: string
  /** Called at the beginning of each stroke. */
  onDraw: () => void
}

/** A white field that draws what a finger, a pen or the mouse writes in it. */
export function SignaturePad({ ref, label, onDraw }: Props) {
  /** The last point of each pointer that is down. */
  const points = useRef(new Map<number, readonly [number, number]>())

  useEffect(() => {
    if (ref.current) fillWhite(ref.current)
  }, [ref])

  function begin(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    points.current.set(event.pointerId, placeOf(event))
    drawTo(event)
    onDraw()
  }

  function drawTo(event: PointerEvent<HTMLCanvasElement>) {
    const from = points.current.get(event.pointerId)
    const context = event.currentTarget.getContext('2d')
    if (!from || !context) return
    const to = placeOf(event)
    context.lineWidth = LINE_WIDTH
    context.lineCap = 'round'
    context.strokeStyle = 'black'
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.stroke()
    points.current.set(event.pointerId, to)
  }

  const end = (event: PointerEvent) => void points.current.delete(event.pointerId)

  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      width={WIDTH}
      height={HEIGHT}
      className={field}
      onPointerDown={begin}
      onPointerMove={drawTo}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}

/** A JPEG has no transparency: what is not painted would be black. */
function fillWhite(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, WIDTH, HEIGHT)
}

/** Returns the place of a pointer in the picture. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT] as const
}

const field = css({
  display: 'block',
  width: 'full',
  aspectRatio: '[5 / 2]',
  borderRadius: 'lg',
  boxShadow: 'insetHairline',
  background: '[white]',
  cursor: 'crosshair',
  touchAction: 'none',
})
