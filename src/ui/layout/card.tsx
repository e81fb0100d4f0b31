import type { ReactNode } from 'react'
import { useId } from 'react'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  title: ReactNode
  /** One link or button on the right. */
  action?: ReactNode
  children: ReactNode
}

/** A sheet with a title. */
export function Card({ title, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(sheet(), css({ overflow: 'hidden' }))}>
      <div className={head}>
        <h2 id={id} className={css({ textStyle: 'titleSm' })}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '12',
  paddingInline: 'card',
  paddingBlockStart: '1.5',
})
