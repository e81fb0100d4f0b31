import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import type { TakeIn, TakeOut } from '#src/contract/shop/documents.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import type { WorkArea } from './areas.ts'
import { InCard } from './in-card.tsx'
import { OutCard } from './out-card.tsx'
import { QueueDialogs } from './queue-dialogs.tsx'
import { useAreaNames } from './use-area-names.ts'

interface Props {
  area: WorkArea
  rows: readonly (TakeOut | TakeIn)[]
}

const CARD_HEIGHT_PX = 190

/** What waits in a queue, the oldest first: a card for each document, with the one step that moves it on. */
export function QueuePage({ area, rows }: Props) {
  const { t } = useLingui()
  const title = useAreaNames()[area]
  useTitle(title)
  return (
    <div className={pane}>
      <header className={head}>
        <PageHeading title={title}>
          <Plural value={rows.length} _0="Nothing waits" one="# document waits" other="# documents wait" />
        </PageHeading>
        <Link to="/main/task" className={button({ variant: 'ghost' })}>
          <Trans>All queues</Trans>
        </Link>
      </header>
      <div className={css({ paddingInline: 'page', '& > *': { marginBlockEnd: '3' } })}>
        <ShopSample />
      </div>
      {rows.length > 0 ? (
        <VirtualList
          items={rows}
          keyOf={({ id }) => id}
          estimate={CARD_HEIGHT_PX}
          label={title}
          className={css({ flex: '1', minHeight: '0' })}
        >
          {row => (
            <div className={slot}>
              {row.kind === 'takeIn' ? <InCard row={row} /> : <OutCard area={area} row={row} />}
            </div>
          )}
        </VirtualList>
      ) : (
        <EmptyState title={t`All done`}>
          <Trans>New work appears here by itself.</Trans>
        </EmptyState>
      )}
      <QueueDialogs rows={rows} />
    </div>
  )
}

const pane = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlockStart: '4',
  paddingBlockEnd: '3',
})
const slot = css({ paddingInline: 'page', paddingBlockEnd: '3', maxWidth: 'pane.readMax' })
