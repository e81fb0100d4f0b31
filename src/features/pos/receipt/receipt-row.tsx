import type { ReactNode } from 'react'
import { css, cva } from '#styled-system/css'

interface Props {
  name: ReactNode
  value: string
  isMain?: boolean
}

/** A name and an amount of the receipt. */
export const Row = ({ name, value, isMain = false }: Props) => (
  <div className={row({ isMain })}>
    <dt>{name}</dt>
    <dd className={amount}>{value}</dd>
  </div>
)

const row = cva({
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' },
  variants: { isMain: { true: { fontWeight: 'title', fontSize: '[1.25em]' } } },
})
const amount = css({ marginInlineStart: 'auto' })
