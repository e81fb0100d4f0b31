import { writeFileSync } from 'node:fs'
import { countries, flagCell } from '#seed/countries.ts'
import { flagDrawings } from './flag-drawings.ts'

/** Draws the sprite of all flags: `npx tsx scripts/pictures/flags.ts`. */
const { width, height, columns } = flagCell

const colours: Record<string, string> = {
  R: '#D2303A',
  W: '#fff',
  B: '#2350A8',
  N: '#14295F',
  S: '#5AAEE0',
  G: '#1E8C4D',
  g: '#0D5C3C',
  Y: '#F8CB46',
  K: '#1C1B20',
  O: '#F08B2C',
  M: '#86203A',
  P: '#7A4B2C',
  E: '#A3A8B0',
}

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${w}v${h}H${x}z"/>`
const round = (value: number) => Math.round(value * 100) / 100
const line = (stroke: string, thickness: number, d: string) =>
  `<path stroke="${stroke}" stroke-width="${thickness}" d="${d}"/>`

/** Returns one stripe for each letter; adjacent stripes of the same colour are drawn as one. */
function stripes(letters: string, upright: boolean) {
  const size = (upright ? width : height) / letters.length
  return [...letters.matchAll(/(.)\1*/g)]
    .map(({ 0: run, 1: letter = '', index }) => {
      const [from, long] = [round(index * size), round(run.length * size)]
      const fill = colours[letter] ?? ''
      return upright ? rect(from, 0, long, height, fill) : rect(0, from, width, long, fill)
    })
    .join('')
}

/** What each letter of `flag-drawings.ts` draws. */
const steps: Record<string, (fill: string, numbers: number[], letters: string) => string> = {
  h: (_, __, letters) => stripes(letters, false),
  v: (_, __, letters) => stripes(letters, true),
  r: (fill, [x = 0, y = 0, w = 0, h = 0]) => rect(x, y, w, h, fill),
  d: (fill, [x, y, r]) => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`,
  a: (fill, [x = 0, y, r = 0]) => `<path fill="${fill}" d="M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0z"/>`,
  s: (fill, [x, y, r]) => `<use href="#s" fill="${fill}" transform="translate(${x} ${y})scale(${r})"/>`,
  m: (fill, [x, y, r]) => `<use href="#m" fill="${fill}" transform="translate(${x} ${y})scale(${r})"/>`,
  q: (fill, [x = 0, y, rx = 0, ry]) =>
    `<path fill="${fill}" d="M${round(x - rx)} ${y}l${rx}-${ry} ${rx} ${ry}-${rx} ${ry}z"/>`,
  p: (fill, numbers) => `<path fill="${fill}" d="M${numbers.join(' ')}z"/>`,
  t: (fill, [w]) => `<path fill="${fill}" d="M0 0l${w} 8L0 16z"/>`,
  n: (fill, [thickness = 0]) => line(fill, thickness, 'M8.6 0v16M0 8h24'),
  '+': (fill, [thickness = 0]) => line(fill, thickness, 'M12 0v16M0 8h24'),
  x: (fill, [thickness = 0]) => line(fill, thickness, 'M0 0l24 16M0 16L24 0'),
  '/': (fill, [thickness = 0]) => line(fill, thickness, 'M-3 18L27-2'),
  '\\': (fill, [thickness = 0]) => line(fill, thickness, 'M-3-2l30 20'),
  e: (fill, [x = 0, y = 0], letters) =>
    `<path fill="${fill}" d="M${round(x - 2)} ${round(y - 2.5)}h4v2.5q0 2-2 3-2-1-2-3z"/>${rect(round(x - 1), round(y - 1), 2, 1.2, colours[letters[1] ?? ''] ?? fill)}`,
  u: () => '<use href="#u"/>',
  U: () => '<use href="#u" transform="scale(2)"/>',
}

const drawings = new Map(
  flagDrawings
    .trim()
    .split('\n')
    .map(text => [text.slice(0, 2), text.slice(3)]),
)

function draw(drawing: string) {
  return drawing
    .split(' ')
    .map(text => {
      const [, step = '', letters = '', numbers = ''] = /^(.)([A-Zg]*)(.*)$/.exec(text) ?? []
      const values = numbers ? numbers.split(',').map(Number) : []
      return steps[step]?.(colours[letters[0] ?? ''] ?? '', values, letters)
    })
    .join('')
}

/** An inner `svg` clips shapes that extend beyond their cell. */
const cell = ({ iso, flagImagePos }: (typeof countries)[number]) => {
  const [x, y] = flagImagePos.match(/\d+/g) ?? []
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${draw(drawings.get(iso) ?? 'hE')}</svg>`
}

const points = Array.from({ length: 10 }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / 5, index % 2 ? 0.382 : 1]
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
})
const parts = `<defs><path id="s" d="M${points.join(' ')}z"/><path id="m" d="M.5-.87a1 1 0 1 0 0 1.74.8.8 0 1 1 0-1.74z"/><svg id="u" width="12" height="8"><path fill="${colours.N}" d="M0 0h12v8H0z"/><path stroke="#fff" stroke-width="1.6" d="M0 0l12 8M0 8l12-8"/><path stroke="${colours.R}" stroke-width=".6" d="M0 0l12 8M0 8l12-8"/><path stroke="#fff" stroke-width="2.6" d="M6 0v8M0 4h12"/><path stroke="${colours.R}" stroke-width="1.5" d="M6 0v8M0 4h12"/></svg></defs>`
const rows = Math.ceil(countries.length / columns)
const [fullWidth, fullHeight] = [columns * (width + 1) + 1, rows * (height + 1)]
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}">${parts}${countries.map(cell).join('')}</svg>\n`
writeFileSync(new URL('../../public/images/contacts/flags.svg', import.meta.url), sprite)
