import { Plural, Trans } from '@lingui/react/macro'
import { useMay } from '#src/blocks/shop/use-may.ts'
import { useLeftWords } from '#src/features/pos/ticket/left-words.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'

/** The products of which the ticket takes more than is there, and what happens then. */
export function ShortageNotice() {
  const { shortages, byId } = useTill()
  const may = useMay()
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
      {may('sellBelowZero') ? (
        <Trans>The stock will be below zero until it is counted.</Trans>
      ) : (
        <Trans>A manager has to agree when you take the payment.</Trans>
      )}
    </Notice>
  )
}

const list = css({ listStyle: 'none', marginBlockEnd: '1', overflowWrap: 'anywhere' })
