import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSharedQuery } from '#src/api/shared-query.ts'
import type { Product, ProductChange } from '#src/contract/products.ts'
import { useNameOf } from '#src/features/products/product-name.ts'
import { formatDate, formatDue, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { useChangeWords } from './change-words.ts'
import { historyOf } from './load-history.ts'

interface Props {
  product: Product
  open: boolean
  onClose: () => void
}

/** What changed in a product, when, and who changed it. */
export function HistoryDialog({ product, open, onClose }: Props) {
  const name = useNameOf()(product)
  return (
    <Dialog open={open} onOpenChange={onClose} printsAlone size="lg" title={<Trans>Changes of {name}</Trans>}>
      <Changes id={product.id} />
    </Dialog>
  )
}

/** The changes of a product, the newest first. */
export function Changes({ id }: { id: string }) {
  const history = historyOf(id)
  const { data, error } = useSharedQuery(history)
  if (!data && error !== undefined)
    return (
      <ErrorState title={<Trans>The changes cannot be shown</Trans>} onRetry={() => void history.reload()} />
    )
  if (!data) return <SkeletonRows count={4} />
  if (data.length === 0)
    return (
      <EmptyState title={<Trans>Nothing has changed yet</Trans>}>
        <Trans>From now on each change is kept here: what, when and by whom.</Trans>
      </EmptyState>
    )
  return (
    <ol className={list}>
      {data.map(change => (
        <Change key={change.at} change={change} author={change.name} />
      ))}
    </ol>
  )
}

function Change({ change, author }: { change: ProductChange; author: string }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const { nameOf, textOf } = useChangeWords()
  const { at, fields } = change
  const date = new Date(at)

  return (
    <li className={entry}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '2' })}>
        <strong>{author || t`Former colleague`}</strong>
        <time
          dateTime={at}
          title={`${formatDate(date, formats)}, ${formatTime(date, formats.locale)}`}
          className={css({ color: 'muted' })}
        >
          {formatDue(at, now, formats)}
        </time>
      </p>
      {fields.length === 0 && (
        <p>
          <Trans>Created the product</Trans>
        </p>
      )}
      <dl className={css({ display: 'grid', gap: '1' })}>
        {fields.map(({ name, before, after }) => (
          <div key={name} className={line}>
            <dt className={css({ color: 'muted' })}>{nameOf(name)}</dt>
            <dd className={values}>
              <span className={former}>{textOf(name, before)}</span>
              <ArrowRightIcon role="img" aria-hidden={false} aria-label={t`changed to`} className={arrow} />
              <span className={text}>{textOf(name, after)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

const list = css({ display: 'grid', '& > li + li': { borderBlockStart: 'hairline' } })
const entry = css({ display: 'grid', gap: '1.5', paddingBlock: '3.5', breakInside: 'avoid' })
const line = css({
  display: 'grid',
  columnGap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[8rem minmax(0, 1fr)]' },
})
const values = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  fontVariantNumeric: 'tabular-nums',
})
const text = css({ overflowWrap: 'anywhere', minWidth: '0', fontWeight: 'label' })
const former = css({ overflowWrap: 'anywhere', minWidth: '0', color: 'muted' })
const arrow = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', color: 'subtle' })
