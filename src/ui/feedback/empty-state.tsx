import type { ReactNode } from 'react'
import { EmptyScene } from '#src/ui/art/scenes/empty.tsx'
import { css, cx } from '#styled-system/css'

type Props = {
  title: ReactNode
  /** Says what the list will contain. */
  children?: ReactNode
  /** The first action, primary; optionally a second one next to it. */
  actions?: ReactNode
  scene?: ReactNode
  className?: string
}

/** Shown instead of an empty list: a picture, what the list will contain, and the first action. */
export function EmptyState({ title, children, actions, scene = <EmptyScene />, className }: Props) {
  return (
    <div className={cx(centred, className)}>
      {scene}
      <h2 className={heading}>{title}</h2>
      {children && <div className={text}>{children}</div>}
      {actions && <div className={buttons}>{actions}</div>}
    </div>
  )
}

const centred = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  padding: '6',
})
const heading = css({ textStyle: 'title', marginTop: '4.5', marginBottom: '1', textWrap: 'balance' })
const text = css({ maxWidth: '[21rem]', color: 'muted', textWrap: '[pretty]' })
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '2.5',
  marginTop: '5.5',
})
