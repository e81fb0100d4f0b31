import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  /** Above the title: an icon, or a line of small text. */
  lead: ReactNode
  /** A link with the class `tileLink`, which covers the whole tile. */
  title: ReactNode
  text?: ReactNode
  /** Below the text. */
  children: ReactNode
}

/** A tile of a `tileGrid`, as a list item. */
export const Tile = ({ lead, title, text, children }: Props) => (
  <li>
    <article className={cx(sheet(), tile)}>
      {lead}
      <div className={css({ flex: '1', minWidth: '0' })}>
        <h2 className={css({ textStyle: 'titleSm' })}>{title}</h2>
        {text && <p className={about}>{text}</p>}
      </div>
      {children}
    </article>
  </li>
)

/** A list of tiles that fills the width with as many columns as it has room for. */
export const tileGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]',
  gap: '4',
  '& > li': { display: 'grid' },
})

export const tileLink = css({
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
  _focusVisible: {
    outline: 'none',
    boxShadow: '[none]',
    _after: { outline: 'focus', outlineOffset: '[2px]' },
  },
})

export const tileFoot = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: '8' })

const tile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '3.5',
  minHeight: '[11.5rem]',
  padding: 'card',
  transition: '[box-shadow {durations.fast}]',
  '&:has(a:hover)': { boxShadow: '[{shadows.md}, {shadows.hairline}]' },
  _print: { breakInside: 'avoid' },
})
const about = css({ color: 'muted', lineClamp: '2', marginBlockStart: '1' })
