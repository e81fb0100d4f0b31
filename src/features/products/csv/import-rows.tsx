import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { saveFile } from '#src/device/files/save-file.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { css } from '#styled-system/css'
import type { PlannedRow, RowKind } from './plan-rows.ts'
import { useReasonText } from './reason-text.ts'

interface Props {
  /** The names of the columns in the file. */
  head: readonly string[]
  rows: readonly PlannedRow[]
}

/** What the file would change, those rows first that are left out, each with its reason. */
export function ImportRows({ head, rows }: Props) {
  const { t } = useLingui()
  const reasonOf = useReasonText()
  const countOf = (kind: RowKind) => rows.filter(row => row.kind === kind).length
  const [fresh, changed, unchanged, failed] = [
    countOf('new'),
    countOf('changed'),
    countOf('unchanged'),
    countOf('failed'),
  ]
  const status = {
    failed: { label: t`Left out`, tone: 'danger' },
    new: { label: t`New`, tone: 'success' },
    changed: { label: t`Changes`, tone: 'accent' },
    unchanged: { label: t`Nothing new`, tone: 'neutral' },
  } as const
  const order: RowKind[] = ['failed', 'new', 'changed', 'unchanged']
  const sorted = rows.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))

  async function saveFailed() {
    const { csvFile } = await import('#src/lib/csv/csv-file.ts')
    const lines = rows.flatMap(({ cells, reason }) => (reason ? [[...cells, reasonOf(reason)]] : []))
    saveFile(csvFile([[...head, t`Reason`], ...lines]), 'outpost-products-left-out.csv')
  }

  return (
    <div className={stack}>
      <p role="status" className={counts}>
        <Plural value={fresh} one="# new" other="# new" />
        {' · '}
        <Plural value={changed} one="# changes" other="# change" />
        {' · '}
        <Plural value={unchanged} one="# as it is" other="# as they are" />
        {failed > 0 && (
          <>
            {' · '}
            <Plural value={failed} one="# left out" other="# left out" />
          </>
        )}
      </p>
      {failed > 0 && (
        <Button onClick={() => void saveFailed()} className={css({ justifySelf: 'start' })}>
          <ArrowDownTrayIcon />
          <Trans>Save what is left out, with the reasons</Trans>
        </Button>
      )}
      <VirtualList
        items={sorted}
        keyOf={({ line }) => line}
        estimate={56}
        label={t`Products in the file`}
        focusable
        className={list}
      >
        {({ line, title, kind, reason, fields }) => (
          <div className={row}>
            <span className={number}>{line}</span>
            <div className={css({ flex: '1', minWidth: '0' })}>
              <p className={name}>{title}</p>
              <p className={detail}>{reason ? reasonOf(reason) : (fields.sku ?? fields.barcode)}</p>
            </div>
            <Tag tone={status[kind].tone}>{status[kind].label}</Tag>
          </div>
        )}
      </VirtualList>
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const counts = css({ textStyle: 'titleSm', fontVariantNumeric: 'tabular-nums' })
const list = css({ height: '[min(46dvh, 24rem)]', borderRadius: 'lg', boxShadow: 'insetHairline' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '14',
  paddingInline: '3.5',
  borderBlockEnd: 'hairline',
})
const number = css({
  minWidth: '8',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
})
const name = css({ truncate: true, fontWeight: 'label' })
const detail = css({ textStyle: 'caption', color: 'muted' })
