import type { ReactNode } from 'react'
import { Horizon } from '#src/ui/art/horizon.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  name: string
  /** What the person does. */
  about: string
  place: string
  picture: ReactNode
  action: ReactNode
}

/** A picture of the night over the whole width, and the person below it. */
export const ProfileCover = ({ name, about, place, picture, action }: Props) => (
  <header className={cx(sheet(), css({ overflow: 'hidden' }))}>
    <Horizon className={css({ height: '40', _print: { display: 'none' } })} />
    <div className={line}>
      <div className={face}>{picture}</div>
      <div className={css({ flex: '1', minWidth: '[min(100%, 12rem)]' })}>
        <h1 tabIndex={-1} className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>
          {name}
        </h1>
        <p className={css({ color: 'muted' })}>
          {about} · {place}
        </p>
      </div>
      {action}
    </div>
  </header>
)

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '3',
  paddingInline: 'card',
  paddingBlock: '4',
})
const face = css({
  '--ring': '{colors.surface}',
  position: 'relative',
  marginBlockStart: '[-3.75rem]',
  '& > *': { borderRadius: 'full', boxShadow: '[0 0 0 4px {colors.surface}]' },
})
