import { lightDark } from './light-dark.ts'

/** Colours that distinguish data: series of charts, people, presence, notes. */
export const dataColors = {
  chart: {
    c1: lightDark('#4D55B8', '#8D90FB'),
    c2: lightDark('#C67D1C', '#E59925'),
    c3: lightDark('#007A75', '#37A68D'),
    c4: lightDark('#B93869', '#CC565D'),
    c5: lightDark('#4B95BF', '#77D6F9'),
    c6: lightDark('#671965', '#A24CAE'),
    c7: lightDark('#706C26', '#DDE69C'),
    other: lightDark('#77747C', '#8C8A97'),
    grid: lightDark('#E9E6E1', '#2A2932'),
    axis: lightDark('#6A6763', '#9896A3'),
    compare: lightDark('#A09C96', '#6E6C7A'),
    band: lightDark('#F3F1ED', '#1F1E25'),
    line: lightDark('{colors.accent.600}', '{colors.accent.400}'),
    soft: lightDark('{colors.accent.200}', '{colors.accent.800}'),
    hatch: lightDark('{colors.accent.200}', '{colors.accent.800}'),
  },
  presence: {
    online: lightDark('#1F8A4C', '#4CC07C'),
    away: lightDark('#C27A12', '#E2A33C'),
    busy: lightDark('#CF3A36', '#F0716B'),
    invisible: lightDark('#8D8983', '#8C8A97'),
  },
  note: {
    sand: { bg: lightDark('#FBF2DD', '#2C2412'), border: lightDark('#EDDEBB', '#42371B') },
    mint: { bg: lightDark('#EAF7EF', '#172A20'), border: lightDark('#CDE7D8', '#223F30') },
    lilac: { bg: lightDark('#F1F2FD', '#232334'), border: lightDark('#DDDDF3', '#35354E') },
    clay: { bg: lightDark('#FFEFEC', '#331F1C'), border: lightDark('#F6D8D2', '#4D2F2A') },
    sky: { bg: lightDark('#E9F5FC', '#142832'), border: lightDark('#CCE4F2', '#1E3C4B') },
    rose: { bg: lightDark('#FCEFF4', '#311F27'), border: lightDark('#F1D7E3', '#4A2E3B') },
  },
  avatar: {
    0: {
      bg: lightDark('#E0E5FF', '#303557'),
      fg: lightDark('#3B407F', '#CDD5FF'),
      dot: lightDark('#6D76CF', '#919CF2'),
      photo: lightDark('#D9DFFF', '#505785'),
    },
    1: {
      bg: lightDark('#CFEBFF', '#163C54'),
      fg: lightDark('#004D74', '#B4DEFC'),
      dot: lightDark('#0B89C8', '#50AEEB'),
      photo: lightDark('#C7E6FD', '#2F6081'),
    },
    2: {
      bg: lightDark('#C7F0EC', '#00423F'),
      fg: lightDark('#005350', '#AAE5E0'),
      dot: lightDark('#00948E', '#00BDB6'),
      photo: lightDark('#C0EBE8', '#156864'),
    },
    3: {
      bg: lightDark('#D3EFD8', '#1F4127'),
      fg: lightDark('#095727', '#BCE3C3'),
      dot: lightDark('#369653', '#66BA7A'),
      photo: lightDark('#CDEAD2', '#3A6744'),
    },
    4: {
      bg: lightDark('#EFE7C7', '#42370D'),
      fg: lightDark('#564600', '#E4D8AB'),
      dot: lightDark('#977E00', '#BDA33B'),
      photo: lightDark('#EAE2C0', '#685A24'),
    },
    5: {
      bg: lightDark('#FDE0CC', '#502F17'),
      fg: lightDark('#6F3600', '#F8CEB2'),
      dot: lightDark('#BC671F', '#E08E53'),
      photo: lightDark('#FADAC6', '#7B4F30'),
    },
    6: {
      bg: lightDark('#FFDDDC', '#532A2B'),
      fg: lightDark('#762B2F', '#FDC8C7'),
      dot: lightDark('#C45A5E', '#E88384'),
      photo: lightDark('#FED6D5', '#804949'),
    },
    7: {
      bg: lightDark('#F7DDF4', '#492C47'),
      fg: lightDark('#663062', '#EFCAEB'),
      dot: lightDark('#AC60A6', '#D087CA'),
      photo: lightDark('#F3D7F0', '#734B6F'),
    },
  },
}
