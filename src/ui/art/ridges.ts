import { randomFrom } from './random.ts'

type Ridges = {
  width: number
  height: number
  rows: number
  top: number
  amplitude: number
  peak: number
  seed: number
}

/** Returns stacked ridge lines from far to near, as open SVG paths, and the summit of the farthest line. */
export function ridges({ width, height, rows, top, amplitude, peak, seed }: Ridges) {
  const random = randomFrom(seed)
  const phases = Array.from({ length: 8 }, () => random() * 6.28)
  const waves = phases.map((phase, k) => ({ phase, frequency: 0.6 + k * 0.72 + random() * 0.4, k }))
  let summit = { x: 0, y: height }
  const lines = Array.from({ length: rows }, (_, row) => {
    const depth = row / (rows - 1)
    const ground = height * top + height * (1.02 - top) * depth ** 1.18
    const points: string[] = []
    for (let x = -8; x <= width + 8; x += 8) {
      const u = x / width
      const swell = waves.reduce(
        (sum, { phase, frequency, k }) =>
          sum + Math.sin(u * 3.454 * frequency + phase + depth * (1.3 + k * 0.42)) / (1 + k * 0.62),
        0,
      )
      const hills = 1.05 * bell(u, peak, 0.23) + 0.42 * bell(u, 0.14, 0.16) + 0.16
      const y = ground - Math.max(-0.25, swell * 0.42 + 0.62) * amplitude * (1 - 0.62 * depth) * hills
      if (row === 0 && y < summit.y && u > 0.3) summit = { x, y }
      points.push(`${x} ${y.toFixed(1)}`)
    }
    return `M${points.join('L')}`
  })
  return { lines, summit }
}

const bell = (u: number, centre: number, width: number) => Math.exp(-(((u - centre) / width) ** 2))
