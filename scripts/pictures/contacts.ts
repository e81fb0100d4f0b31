import { writeFileSync } from 'node:fs'
import { random } from '#seed/random.ts'
import { type Face, portrait } from './portrait.ts'

/** Draws the portraits and covers of the sample contacts: `npx tsx scripts/pictures/contacts.ts`. */
const folder = new URL('../../public/images/contacts/', import.meta.url)
const save = (name: string, svg: string) => writeFileSync(new URL(`${name}.svg`, folder), `${svg}\n`)

const [iris, sky, teal, moss, sand, clay, rose, lilac] = [
  '#D9DFFF',
  '#C7E6FD',
  '#C0EBE8',
  '#CDEAD2',
  '#EAE2C0',
  '#FADAC6',
  '#FED6D5',
  '#F3D7F0',
]

/** The people of the shop, who appear on every screen. */
const staff: Record<string, Face> = {
  huong: { skin: 1, hair: 0, style: 'long', top: '#4D55B8', background: iris, collar: 'open' },
  chau: { skin: 0, hair: 1, style: 'bob', top: '#B93869', background: lilac },
  han: { skin: 1, hair: 2, style: 'pony', top: '#007A75', background: teal },
  long: { skin: 2, hair: 0, style: 'short', top: '#3B6E9E', background: sky, collar: 'shirt' },
  anh: { skin: 1, hair: 0, style: 'bun', top: '#C67D1C', background: sand },
  khoa: { skin: 2, hair: 1, style: 'side', top: '#454A5C', background: moss, glasses: true },
  mai: { skin: 0, hair: 2, style: 'long', top: '#2E7D5B', background: moss, glasses: true },
  duc: { skin: 3, hair: 0, style: 'crop', top: '#A33F3F', background: rose },
}

const faces: Record<string, Face> = {}

const women: Face['style'][] = ['long', 'bob', 'bun', 'pony']
const men: Face['style'][] = ['short', 'side', 'crop']
const backgrounds = [clay, iris, moss, rose, sky, sand, lilac, teal]
const tops = [
  '#706C26',
  '#B5521E',
  '#4B7FA5',
  '#671965',
  '#2F6F5A',
  '#6B5B4E',
  '#B93869',
  '#39407F',
  '#7A2E4A',
]
const collars: Face['collar'][] = ['crew', 'shirt', 'open']

/** Returns the face of another contact: first every style once, then random styles. */
function stranger(styles: Face['style'][], index: number, seed: number): Face {
  const next = random(seed + index)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    skin: below(4) as Face['skin'],
    hair: below(index % 5 === 4 ? 4 : 3) as Face['hair'],
    style: styles[index % styles.length] ?? 'short',
    top: tops[(index * 4 + seed) % tops.length] ?? '#4D55B8',
    background: backgrounds[(index * 3 + seed) % backgrounds.length] ?? iris,
    collar: collars[below(3)],
    glasses: index % 4 === 1,
  }
}

for (let index = 0; index < 16; index++) {
  faces[`w${index + 1}`] = stranger(women, index, 7)
  faces[`m${index + 1}`] = stranger(men, index, 34)
}
for (const [name, face] of Object.entries(faces)) save(name, portrait(face))
for (const [name, face] of Object.entries(staff)) save(`../people/${name}`, portrait(face))

/** Returns a picture of contour lines around a summit, over a slope of two tones. */
function cover(index: number, [dark, middle, light]: readonly [string, string, string]): string {
  const next = random(index * 17 + 3)
  const turns = [next() * 6, next() * 6, next() * 6] as const
  const [cx, cy] = [230 + next() * 110, 60 + next() * 50]
  const points = 18
  let rings = ''
  for (let ring = 1; ring <= 8; ring++) {
    const radius = (angle: number) =>
      ring *
      17 *
      (1 +
        0.18 * Math.sin(2 * angle + turns[0]) +
        0.11 * Math.sin(3 * angle + turns[1] + ring * 0.12) +
        0.05 * Math.sin(5 * angle + turns[2]))
    const at = (step: number) => {
      const angle = (step / points) * 2 * Math.PI
      return [cx + radius(angle) * 1.35 * Math.cos(angle), cy + radius(angle) * Math.sin(angle)] as const
    }
    // The curve is smooth at the midpoints: each corner is the control point of a curve that `T` continues.
    const middleOf = (step: number) => {
      const [[x, y], [nextX, nextY]] = [at(step), at(step + 1)]
      return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`
    }
    const [x, y] = at(1)
    let path = `M${middleOf(0)}Q${Math.round(x)} ${Math.round(y)} ${middleOf(1)}`
    for (let step = 2; step <= points; step++) path += `T${middleOf(step)}`
    rings += `<path opacity="${(0.6 - ring * 0.055).toFixed(2)}" d="${path}"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 156" preserveAspectRatio="xMidYMid slice"><linearGradient id="a" x2="1" y2=".6"><stop stop-color="${dark}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/></linearGradient><path fill="url(#a)" d="M0 0h400v156H0z"/><g fill="none" stroke="#fff">${rings}</g></svg>`
}

const slopes = [
  ['#211C55', '#3A3DA8', '#6366F1'],
  ['#0B3A3A', '#0F6A66', '#2AA198'],
  ['#4A1E3B', '#8E2F63', '#D0628F'],
  ['#43270C', '#8A5012', '#D08A2C'],
  ['#12304F', '#1F5E93', '#4F9BD3'],
  ['#16331F', '#2C6A3F', '#66A86A'],
] as const

for (const [index, slope] of slopes.entries()) save(`cover-${index + 1}`, cover(index, slope))
