import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import { OutdatedNotice } from '#src/blocks/shop/documents/outdated-notice.tsx'
import { Timeline } from '#src/blocks/shop/documents/timeline.tsx'
import { changeOf } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { StockCount } from '#src/contract/shop/documents/documents.ts'
import { countCalls } from '#src/features/stock/calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import { CountEditor } from './count-editor.tsx'
import { CountResult } from './count-result.tsx'
import { FactsCard } from './facts-card.tsx'
import { useStep } from './use-step.ts'

/** Counting the stock of a warehouse: blind at first, compared at the review, and then posted. */
export function CountPage({ row }: { row: StockCount }) {
  const { t } = useLingui()
  const can = useCan()
  const { step, isRunning } = useStep()
  const stored = Object.fromEntries(row.lines.map(({ productId, counted }) => [productId, counted]))
  const draft = useDraft<{ counted: Record<string, number> }>(
    `count.${row.id}`,
    { counted: stored },
    row.version,
  )
  const { counted } = draft.values
  const isCounting = row.status === 'draft' || row.status === 'counting'
  const isOpen = isCounting || row.status === 'reviewed'
  const params = { id: row.id }
  // What was stored and is no longer on the screen is taken out.
  const lines = Object.keys({ ...stored, ...counted }).map(productId => ({
    productId,
    counted: counted[productId] ?? null,
  }))

  /** Resolves to the stored count, or to `undefined` when it was refused. */
  async function store(): Promise<StockCount | undefined> {
    if (!draft.isChanged && row.status !== 'draft') return row
    const done = await step(
      () => countCalls.count({ params, body: { ...changeOf(row), lines } }),
      t`The count is stored.`,
    )
    // It is not compared without what was counted meanwhile.
    return done && draft.settle(draft.values, done.version) ? undefined : done
  }

  async function review() {
    const done = isCounting ? await store() : row
    if (!done) return
    await step(
      () => countCalls.review({ params, body: changeOf(done) }),
      t`Compared with the stock of this moment.`,
    )
  }

  return (
    <DocumentPage
      title={row.code}
      status={row.status}
      back={{ to: '/main/inventory/count', label: t`All counts` }}
      summary={
        <p className={css({ color: 'muted' })}>
          {isCounting && draft.isChanged && <Trans>Kept on this device, not saved yet</Trans>}
        </p>
      }
      actions={
        <>
          {row.status !== 'cancelled' && can('inventory', 'edit') && (
            <Button
              variant="ghost"
              loading={isRunning}
              onClick={() =>
                void step(() => countCalls.cancel({ params, body: changeOf(row) }), t`Cancelled.`, {
                  title: t`Cancel ${{ code: row.code }}?`,
                  action: t`Cancel the count`,
                })
              }
            >
              <Trans>Cancel the count</Trans>
            </Button>
          )}
          {isCounting && can('inventory', 'create') && (
            <Button disabled={!draft.isChanged} loading={isRunning} onClick={() => void store()}>
              <Trans>Store the count</Trans>
            </Button>
          )}
          {isOpen && can('inventory', 'create') && (
            <Button
              variant={isCounting ? 'primary' : 'secondary'}
              disabled={lines.length === 0}
              loading={isRunning}
              onClick={() => void review()}
            >
              {isCounting ? <Trans>Compare</Trans> : <Trans>Compare again</Trans>}
            </Button>
          )}
          {row.status === 'reviewed' && can('inventory', 'edit') && (
            <Button
              variant="primary"
              loading={isRunning}
              onClick={() =>
                void step(
                  () => countCalls.post({ params, body: changeOf(row) }),
                  t`Posted: the stock is what you counted.`,
                )
              }
            >
              <Trans>Post the differences</Trans>
            </Button>
          )}
        </>
      }
      side={
        <>
          <FactsCard row={row} />
          <Timeline stamps={row.stamps} />
        </>
      }
    >
      {isCounting && draft.isOutdated && <OutdatedNotice onKeep={draft.keepMine} onDiscard={draft.drop} />}
      {isCounting && can('inventory', 'create') ? (
        <CountEditor
          counted={counted}
          onChange={next => draft.change(({ counted }) => ({ counted: next(counted) }))}
        />
      ) : (
        <CountResult row={row} />
      )}
    </DocumentPage>
  )
}
