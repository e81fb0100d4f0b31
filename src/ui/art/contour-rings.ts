import { randomFrom } from './random.ts'

type Rings = { x: number; y: number; rings: number; gap: number; seed: number }

/** Returns nested contour lines around a point, as closed SVG paths from the inside to the outside. */
export function contourRings({ x, y, rings, gap, seed }: Rings) {
  const random = randomFrom(seed)
  const [a, b, c] = [random() * 6, random() * 6, random() * 6]
  return Array.from({ length: rings }, (_, index) => {
    const ring = index + 1
    const points = Array.from({ length: 64 }, (_, step) => {
      const angle = (step / 64) * 2 * Math.PI
      const wobble =
        0.18 * Math.sin(2 * angle + a) +
        0.11 * Math.sin(3 * angle + b + ring * 0.12) +
        0.06 * Math.sin(5 * angle + c)
      const radius = ring * gap * (1 + wobble)
      return `${(x + radius * 1.35 * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
    })
    return `M${points.join('L')}Z`
  })
}
