import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** A list of names with their values. Names without a value are omitted. */
export const Facts = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <dl className={css({ paddingBlockEnd: '3' })}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name} className={line}>
            <dt className={css({ color: 'muted' })}>{name}</dt>
            <dd className={text}>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'touch',
  alignItems: 'center',
  paddingInline: 'card',
})
const text = css({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  minWidth: '0',
})
