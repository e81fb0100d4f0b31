import { writeFileSync } from 'node:fs'

/** Draws the watches of the sample inventory: `npx tsx scripts/pictures/products.ts`. */
const folder = new URL('../../public/images/products/', import.meta.url)

interface Colours {
  strap: string
  dial: string
  mark: string
  hand: string
  ground: string
}

const palettes: Record<string, Colours> = {
  navy: { strap: '#1F3A5F', dial: '#274C7A', mark: '#F4F7FB', hand: '#F2B134', ground: '#DCE8F3' },
  moss: { strap: '#4B5A3A', dial: '#39503A', mark: '#F1EFDC', hand: '#E08A3C', ground: '#E0EADB' },
  coal: { strap: '#2B2A30', dial: '#202026', mark: '#EDEBE6', hand: '#D9503F', ground: '#E6E4E2' },
  sand: { strap: '#B98B5E', dial: '#FBF4E4', mark: '#6B4A2B', hand: '#A5532A', ground: '#F3E9D7' },
  rose: { strap: '#C9828C', dial: '#FCEBEA', mark: '#8C3F52', hand: '#B4566B', ground: '#F8E2E1' },
  flame: { strap: '#C8552B', dial: '#F28C3B', mark: '#FFF6E8', hand: '#5B2410', ground: '#FBE3D2' },
}

/** Returns a shape that is repeated around the middle at every angle. */
const around = (angles: readonly number[], piece: string) =>
  `<defs>${piece.replace('<path', '<path id="p"')}</defs>${angles
    .map(angle => `<use href="#p"${angle ? ` transform="rotate(${angle} 40 40)"` : ''}/>`)
    .join('')}`

const every = (step: number) => Array.from({ length: 360 / step }, (_, index) => index * step)

const marks = ({ mark }: Colours, step = 30) =>
  around(every(step), `<path d="M40 25.5v2.5" stroke="${mark}" stroke-width="1.4"/>`)

const hands = ({ mark, hand }: Colours) =>
  `<g stroke-linecap="round"><path d="M40 40 33.5 34" stroke="${mark}" stroke-width="2"/><path d="M40 40 48 30.5" stroke="${mark}" stroke-width="1.5"/><path d="M38.5 43 43 29" stroke="${hand}" stroke-width=".8"/></g><circle cx="40" cy="40" r="1.3" fill="${hand}"/>`

const small = (x: number, y: number, { mark, hand }: Colours) =>
  `<circle cx="${x}" cy="${y}" r="3.6" fill="none" stroke="${mark}" stroke-width=".7" opacity=".8"/><path d="M${x} ${y}v-2.6" stroke="${hand}" stroke-width=".8"/>`

const steel = '#C9CDD3'
const round = (colours: Colours, rim: string, inside: string) =>
  `<path d="M57 37.5h2.5v5H57z" fill="#8F959E"/><circle cx="40" cy="40" r="18" fill="${rim}"/><circle cx="40" cy="40" r="15.8" fill="${colours.dial}"/>${inside}${hands(colours)}`

/** The look of each kind of watch between its straps. */
const kinds: Record<string, (colours: Colours) => string> = {
  round: colours => round(colours, steel, marks(colours)),
  diver: colours =>
    round(
      colours,
      colours.strap,
      `<circle cx="40" cy="40" r="17" fill="none" stroke="${colours.mark}" stroke-width="1.6" stroke-dasharray=".8 3.65"/><path d="m40 22.2-1.3-1.8h2.6z" fill="${colours.hand}"/>${around(every(30), `<path d="M40 26.2v2.6" stroke="${colours.mark}" stroke-width="2.2" stroke-linecap="round"/>`)}`,
    ),
  field: colours =>
    round(
      colours,
      '#6D6A63',
      `${marks(colours, 30)}<circle cx="40" cy="40" r="10.5" fill="none" stroke="${colours.mark}" stroke-width=".6" stroke-dasharray=".6 2.15" opacity=".8"/>`,
    ),
  chrono: colours =>
    round(
      colours,
      steel,
      `<path d="m55.5 27.5 2.4-2 1.6 2-2.4 2zM55.5 52.5l2.4 2 1.6-2-2.4-2z" fill="#8F959E"/>${marks(colours, 30)}${small(34, 41, colours)}${small(46, 41, colours)}${small(40, 47.5, colours)}`,
    ),
  moon: colours =>
    round(
      colours,
      '#D9B98A',
      `${marks(colours, 30)}<path d="M33.5 50a6.5 6.5 0 0 1 13 0z" fill="#1F2A55"/><circle cx="41.5" cy="47.5" r="2.2" fill="#F6DFA4"/><path d="M36.5 47.3h.6M38 45.6h.5M44.7 48.8h.5" stroke="#fff" stroke-width=".6"/>`,
    ),
  square: colours =>
    `<path d="M53 38h2.4v4H53z" fill="#B99763"/><rect x="26.5" y="24" width="27" height="32" rx="7" fill="#D9B98A"/><rect x="28.7" y="26.2" width="22.6" height="27.6" rx="5" fill="${colours.dial}"/><path d="M40 28.5v3M40 48.5v3M31 40h2.5M46.5 40H49" stroke="${colours.mark}" stroke-width="1.3"/>${hands(colours)}`,
  digital: colours =>
    `<rect x="24" y="24.5" width="32" height="31" rx="7" fill="${colours.strap}"/><rect x="24" y="24.5" width="32" height="31" rx="7" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.5"/><rect x="27.5" y="29" width="25" height="22" rx="3" fill="#22262B"/><rect x="29" y="33" width="22" height="14" rx="1.5" fill="#C8D3BE"/><path d="M32.5 36v8M36 36h3v4h-3v4h3M44 36v3.8h3.2M47.2 36v8M41.6 38.5v.8M41.6 41.5v.8" stroke="#2B302A" stroke-width="1.2" fill="none"/><path d="M30 31h7" stroke="${colours.hand}" stroke-width="1"/>`,
}

const strap = (colour: string) =>
  `<path d="M32 6h16l2 17H30zM30 57h20l-2 17H32z" fill="${colour}"/><path d="M34.5 6h2l-.8 17h-2.3zM33.4 57h2.3l.8 17h-2z" fill="#fff" fill-opacity=".18"/><path d="M39 66h2v2h-2zm0 4h2v2h-2z" fill="#000" fill-opacity=".25"/>`

const picture = (ground: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="11 11 58 58"><path fill="${ground}" d="M0 0h80v80H0z"/>${inside}</svg>`

const drawn: Record<string, string> = {
  back: picture(
    '#E6E4E2',
    `${strap('#2B2A30')}<circle cx="40" cy="40" r="18" fill="${steel}"/><circle cx="40" cy="40" r="14.5" fill="#E4E7EA" stroke="#8F959E" stroke-width=".8"/><path d="M31 40a9 9 0 1 1 18 0 9 9 0 0 1-18 0z" fill="none" stroke="#8F959E" stroke-width="2" stroke-dasharray="1.5 1"/><circle cx="40" cy="40" r="4" fill="#D9B98A"/><path d="M40 33v14M33 40h14" stroke="#8F959E" stroke-width="1"/>`,
  ),
  box: picture(
    '#F8E2E1',
    '<ellipse cx="40" cy="66" rx="25" ry="3.5" fill="#281408" fill-opacity=".15"/><rect x="17" y="32" width="46" height="33" rx="3" fill="#9C2B35"/><rect x="14" y="24" width="52" height="11" rx="2.5" fill="#B8343F"/><path d="M36 24h8v41h-8z" fill="#E9C46A"/><path d="M40 24c-9-2-13-6-10-9s8 1 10 9zm0 0c9-2 13-6 10-9s-8 1-10 9z" fill="none" stroke="#E9C46A" stroke-width="2.5"/>',
  ),
}

/** The watches of the sample by kind. */
const stock: Record<string, string> = {
  round: 'navy rose sand moss flame coal',
  diver: 'navy moss coal',
  field: 'moss coal sand flame',
  chrono: 'navy coal sand moss',
  moon: 'rose navy sand',
  square: 'rose sand coal navy moss',
  digital: 'flame moss sand coal navy',
}

for (const [kind, names] of Object.entries(stock)) {
  for (const name of names.split(' ')) {
    const colours = palettes[name]
    const face = kinds[kind]
    if (colours && face)
      drawn[`${kind}-${name}`] = picture(colours.ground, strap(colours.strap) + face(colours))
  }
}

for (const [name, svg] of Object.entries(drawn)) writeFileSync(new URL(`${name}.svg`, folder), `${svg}\n`)
