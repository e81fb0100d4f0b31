import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDialog } from '#src/blocks/shop/documents/use-dialog.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import type { TakeIn, TakeOut } from '#src/contract/shop/documents/documents.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import type { WorkArea } from './areas.ts'
import { useBatch } from './batch/use-batch.ts'
import { CodeFinder, CodeNotice } from './code-finder.tsx'
import { CardsByDay, InCards, RunCards } from './queue-cards.tsx'
import { QueueDialogs } from './queue-dialogs.tsx'
import { rowsOfCode } from './rows-of-code.ts'
import { useAreaNames } from './use-area-names.ts'

interface Props {
  area: WorkArea
  rows: readonly (TakeOut | TakeIn)[]
  /** Only the documents of this code are shown. */
  code?: string | undefined
}

/** What waits in a queue, the oldest first: a card for each document, with the one step that moves it on. */
export function QueuePage({ area, rows, code }: Props) {
  const { t } = useLingui()
  const title = useAreaNames()[area]
  const { shown: dialog, open } = useDialog()
  const products = useShopProducts()
  useTitle(title)
  const shown = code ? rowsOfCode(rows, products ?? [], code) : rows
  const outs = shown.filter(row => row.kind === 'takeOut')
  const batch = useBatch(rows.filter(row => row.kind === 'takeOut'))
  const isCollecting = area === 'take-out'
  return (
    <div className={pane}>
      <header className={head}>
        <PageHeading title={title}>
          <Plural value={rows.length} _0="Nothing waits" one="# document waits" other="# documents wait" />
        </PageHeading>
        {/* The dialogs read codes themselves. */}
        {(isCollecting || area === 'export') && !dialog && rows.length > 0 && <CodeFinder rows={rows} />}
        <Link to="/main/task" className={button({ variant: 'ghost' })}>
          <Trans>All queues</Trans>
        </Link>
      </header>
      <div className={css({ paddingInline: 'page', '& > *': { marginBlockEnd: '3' } })}>
        <ShopSample />
        {code && <CodeNotice code={code} count={shown.length} />}
      </div>
      {shown.length > 0 ? (
        area === 'import' ? (
          <InCards title={title} rows={shown.filter(row => row.kind === 'takeIn')} />
        ) : area === 'delivery' ? (
          <RunCards area={area} title={title} rows={outs} canMove={!code} />
        ) : (
          <CardsByDay area={area} title={title} rows={outs} {...(isCollecting && { batch })} />
        )
      ) : (
        rows.length === 0 && (
          <EmptyState title={t`All done`}>
            <Trans>New work appears here by itself.</Trans>
          </EmptyState>
        )
      )}
      {isCollecting && (
        <SelectionBar selection={batch.selection} label={t`Chosen slips`} hint={null}>
          <Button size="sm" variant="primary" onClick={() => open('batch')}>
            <Trans>Collect together</Trans>
          </Button>
        </SelectionBar>
      )}
      <QueueDialogs rows={rows} batch={batch} />
    </div>
  )
}

const pane = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
})
const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlockStart: '4',
  paddingBlockEnd: '3',
})
