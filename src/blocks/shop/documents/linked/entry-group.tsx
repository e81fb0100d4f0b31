import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { SimpleList, type SimpleListItem } from '#src/ui/lists/simple-list.tsx'
import { css } from '#styled-system/css'

/** The rows that are shown at first: a document can have hundreds of lines. */
const MAX_SHOWN = 8

/** Entries of one kind; nothing when there are none. */
export function EntryGroup({ title, rows }: { title: string; rows: SimpleListItem[] }) {
  const { i18n } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  if (rows.length === 0) return null
  const count = i18n.number(rows.length)
  return (
    <section aria-label={title}>
      <h3 className={heading}>{title}</h3>
      <SimpleList rows={isWhole ? rows : rows.slice(0, MAX_SHOWN)} empty="" />
      {!isWhole && rows.length > MAX_SHOWN && (
        <div className={css({ paddingInline: 'card', paddingBlockEnd: '3' })}>
          <Button size="sm" onClick={() => setIsWhole(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

const heading = css({
  textStyle: 'label',
  color: 'muted',
  paddingInline: 'card',
  paddingBlockStart: '2',
  borderBlockStart: 'hairline',
})
