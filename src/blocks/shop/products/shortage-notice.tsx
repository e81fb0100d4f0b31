import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'
import { useLeftWords } from './left-words.ts'
import type { Shortages } from './shortages.ts'

interface Props {
  shortages: Shortages
  byId: ReadonlyMap<string, ShopProduct>
  /** What happens then. */
  children: ReactNode
}

/** The products of which more is taken than is there; nothing when there are none. */
export function ShortageNotice({ shortages, byId, children }: Props) {
  const wordsOf = useLeftWords()
  if (shortages.size === 0) return null
  return (
    <Notice
      tone="warning"
      title={
        <Plural
          value={shortages.size}
          one="There is not enough of # product"
          other="There is not enough of # products"
        />
      }
    >
      <ul className={list}>
        {[...shortages].map(([id, left]) => (
          <li key={id}>
            {byId.get(id)?.name} · {wordsOf(left)}
          </li>
        ))}
      </ul>
      {children}
    </Notice>
  )
}

const list = css({
  listStyle: 'none',
  maxHeight: '32',
  overflowY: 'auto',
  marginBlockEnd: '1',
  overflowWrap: 'anywhere',
})
