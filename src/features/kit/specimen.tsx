import type { ReactNode } from 'react'
import { css, cva } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A group of components with its own address. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={section}>
      <h2 id={`${id}-title`} className={css({ textStyle: 'title' })}>
        {title}
      </h2>
      <div className={grid}>{children}</div>
    </section>
  )
}

interface SpecimenProps {
  title: string
  /** Uses the whole row, for wide components. */
  wide?: boolean
  /** Without padding, for lists and states. */
  flush?: boolean
  children: ReactNode
}

/** One component in its states, on a sheet. */
export function Specimen({ title, wide, flush, children }: SpecimenProps) {
  return (
    <div className={specimen({ wide })}>
      <h3 className={css({ textStyle: 'label', color: 'subtle' })}>{title}</h3>
      <div className={`${sheet()} ${stage({ flush })}`}>{children}</div>
    </div>
  )
}

/** Components in a row, as many as fit. */
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
/** Components in a column. */
export const stack = css({ display: 'grid', gap: '4' })

const section = css({ display: 'grid', gap: '4', scrollMarginBlockStart: '20' })

const grid = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 21rem), 1fr))]',
})

const specimen = cva({
  base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
  variants: { wide: { true: { gridColumn: '[1 / -1]' } } },
})

const stage = cva({
  base: { flex: '1', minWidth: '0' },
  variants: { flush: { true: { overflow: 'hidden' }, false: { padding: 'card' } } },
  defaultVariants: { flush: false },
})
