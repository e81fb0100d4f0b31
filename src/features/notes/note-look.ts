import { cva } from '#styled-system/css'

/** The background of a note: white, or one of its six colours. */
export const paper = cva({
  base: { background: 'surface', border: 'hairline', borderRadius: 'xl' },
  variants: {
    color: {
      sand: { background: 'note.sand.bg', borderColor: 'note.sand.border' },
      mint: { background: 'note.mint.bg', borderColor: 'note.mint.border' },
      lilac: { background: 'note.lilac.bg', borderColor: 'note.lilac.border' },
      clay: { background: 'note.clay.bg', borderColor: 'note.clay.border' },
      sky: { background: 'note.sky.bg', borderColor: 'note.sky.border' },
      rose: { background: 'note.rose.bg', borderColor: 'note.rose.border' },
    },
  },
})
