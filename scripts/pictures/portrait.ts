/** The parts of a face. Colours are literal, because a picture file cannot use the theme. */
export interface Face {
  skin: 0 | 1 | 2 | 3
  hair: 0 | 1 | 2 | 3
  style: keyof typeof styles
  top: string
  background: string
  collar?: keyof typeof collars
  glasses?: boolean
}

const skins = ['#F3CFB3', '#E9BC98', '#DDA883', '#C98F69']
const hairs = ['#1E1A22', '#2A211F', '#3B2A22', '#54504F']

/** The hair behind the head and over the forehead. */
const styles = {
  short: {
    front:
      'M20.5 29c-1.6-10.4 3-17.2 11.8-17.2 9.4 0 13.4 7 11.4 17.2-.5-4-1.6-6.6-3.4-8.4-3.4.8-9.2.5-12.6-1.4-3.6 1.6-6.4 4.6-7.2 9.8z',
  },
  side: {
    front:
      'M20.4 29.5c-2-11 3.4-18.3 12.4-18 8.6.2 12.8 7 11 17.6-.4-3.6-1.3-5.9-2.7-7.6-5.6.6-10.6-.6-14.2-3.4-1.4 3.4-5.2 5-6.5 11.4z',
  },
  crop: {
    front:
      'M20.8 27.5c-1-9.6 3.6-15.4 11.2-15.4s12.2 5.8 11.2 15.4c-.6-3.2-1.2-5.3-2.2-6.7-5.6-1.8-12.4-1.8-18 0-1 1.4-1.6 3.5-2.2 6.7z',
  },
  long: {
    back: 'M17.6 30c0-12.6 5.6-19.6 14.4-19.6S46.4 17.4 46.4 30c0 8 1 14 2.6 19.4-5 3.6-9 3.4-11 2.6H26c-2 .8-6 1-11-2.6C16.6 44 17.6 38 17.6 30z',
    front:
      'M20.6 30.5c-.8-11.6 4.4-17.5 11.4-17.5s12.2 5.9 11.4 17.5c-1-6-4.2-9.4-9-11.9-3 4.6-8.6 6.3-13.8 11.9z',
  },
  bob: {
    back: 'M17.4 31c0-13 6-20.4 14.6-20.4S46.6 18 46.6 31c0 5.6-1 9.6-3 12.6H20.4c-2-3-3-7-3-12.6z',
    front:
      'M20.4 31c-.6-11.6 4.6-18 11.6-18s12.2 6.4 11.6 18c-.7-4.7-1.8-8-3.5-9.9-5.5 1-10.8.8-16.2 0-1.7 1.9-2.8 5.2-3.5 9.9z',
  },
  bun: {
    back: 'M32 3.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM19 30c0-12 5.4-18.6 13-18.6S45 18 45 30z',
    front:
      'M20.6 29.5c-.8-10.6 4.4-16.5 11.4-16.5s12.2 5.9 11.4 16.5c-1.7-6-5.4-9.5-11.4-9.5s-9.7 3.5-11.4 9.5z',
  },
  pony: {
    back: 'M40 14c8 2 11 12 9.5 26-.4 3-4 3.6-5 .6L41 26zM19 30c0-12 5.4-18.6 13-18.6S45 18 45 30z',
    front:
      'M20.5 30c-1-11.4 4.3-17.4 11.5-17.4S44.5 18.6 43.5 30c-1.5-5-4-8.3-8-10.4-4.5 1.4-11.5 4-15 10.4z',
  },
}

const collars = {
  crew: '<path d="M25.5 47.6c1.6 3.4 11.4 3.4 13 0l2 .7c-2.4 5.6-14.6 5.6-17 0z" fill="#000" fill-opacity=".16"/>',
  shirt:
    '<path d="M25.8 46.8 32 54l-4.6 4.4-5.4-9.6zM38.2 46.8 32 54l4.6 4.4 5.4-9.6z" fill="#fff" fill-opacity=".85"/>',
  open: '<path d="M26 47.2 32 56.5l6-9.3z" fill="SKIN"/>',
}

const glass =
  '<path d="M31 30.3a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0q1-.8 2 0a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 0 1-7.4 0" fill="none" stroke="#2B2730" stroke-width="1.3"/>'

/** Returns a person from the chest up, as an SVG of 64 by 64. */
export function portrait({ skin, hair, style, top, background, collar = 'crew', glasses }: Face): string {
  const { back = '', front }: { back?: string; front: string } = styles[style]
  const [tone, colour] = [skins[skin] ?? '', hairs[hair] ?? '']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${background}" d="M0 0h64v64H0z"/>${
    back && `<path fill="${colour}" d="${back}"/>`
  }<path d="M7 66c0-11.4 8.6-18.6 25-18.6S57 54.6 57 66z" fill="${top}"/><g fill="${tone}"><path d="M26.3 36h11.4v11.2c0 3-2.6 4.9-5.7 4.9s-5.7-1.9-5.7-4.9z"/><path d="M26.3 39.8c1.6 1.8 3.5 2.7 5.7 2.7s4.1-.9 5.7-2.7v3.5c-3.5 2.6-7.9 2.6-11.4 0z" fill="#5a2814" fill-opacity=".16"/>${collars[
    collar
  ].replace(
    'SKIN',
    tone,
  )}<ellipse cx="20.9" cy="30.5" rx="2" ry="3"/><ellipse cx="43.1" cy="30.5" rx="2" ry="3"/><path d="M21 26.5c0-7.6 4.4-12 11-12s11 4.4 11 12c0 9.6-4.6 15.3-11 15.3S21 36.1 21 26.5z"/></g><path fill="${colour}" d="${front}"/>${
    glasses ? glass : ''
  }</svg>`
}
