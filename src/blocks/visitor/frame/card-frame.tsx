import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { Bar, Fine, Night } from './frame-parts.tsx'

interface Props {
  /** The side of the picture. */
  art: 'left' | 'right' | 'none'
  children: ReactNode
}

/** A card in the middle of the page, from `md` with a picture of the night at one of its sides. */
export const CardFrame = ({ art, children }: Props) => (
  <div className={page}>
    <Bar />
    <div className={cx(sheet({ kind: 'floating' }), card, art !== 'none' && withArt)}>
      <main id="main" tabIndex={-1} className={form}>
        {children}
      </main>
      {art !== 'none' && <Night isSmall className={art === 'left' ? left : side} />}
    </div>
    <Fine />
  </div>
)

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  minHeight: 'screen',
  padding: { base: '5', sm: '8' },
})
const card = css({
  display: 'flex',
  width: 'full',
  maxWidth: '[30rem]',
  margin: 'auto',
  borderRadius: '2xl',
  overflow: 'hidden',
})
// The words of the picture are above its light.
const withArt = css({ maxWidth: { md: '[60rem]' }, minHeight: { md: '[40rem]' } })
const form = css({ flex: '1', alignSelf: 'center', minWidth: '0', padding: { base: '5', sm: '10' } })
const side = css({
  flex: '1',
  minWidth: '0',
  display: { base: 'none', md: 'block' },
  _print: { display: 'none' },
})
const left = cx(side, css({ order: '[-1]' }))
