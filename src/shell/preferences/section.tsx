import { type ReactNode, useId } from 'react'
import { css } from '#styled-system/css'

interface Props {
  title: ReactNode
  /** A short text beside the title. */
  hint?: ReactNode
  children: ReactNode
}

/** A titled part of a panel. */
export function Section({ title, hint, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={section}>
      <div className={head}>
        <h3 id={id} className={css({ textStyle: 'titleSm' })}>
          {title}
        </h3>
        {hint && <span className={aside}>{hint}</span>}
      </div>
      {children}
    </section>
  )
}

const section = css({ '& + &': { marginBlockStart: '6' } })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2.5',
  marginBlockEnd: '3',
})
const aside = css({ textStyle: 'label', fontWeight: 'text', color: 'subtle' })
