import { useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import type { TakeIn, TakeOut } from '#src/contract/shop/documents/documents.ts'
import { formatDay } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { GroupedList } from '#src/ui/lists/grouped-list.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import type { WorkArea } from './areas.ts'
import type { Batch } from './batch/use-batch.ts'
import { InCard } from './in-card.tsx'
import { OutCard } from './out-card.tsx'
import { StopBar } from './run/stop-bar.tsx'
import { useRun } from './run/use-run.ts'

const CARD_HEIGHT_PX = 190
const heights = { head: 34, item: CARD_HEIGHT_PX }

interface Props<Row> {
  area: WorkArea
  title: string
  rows: readonly Row[]
}

/** Cards with a heading for each day. */
export function CardsByDay({ area, title, rows, batch }: Props<TakeOut> & { batch?: Batch }) {
  const { t } = useLingui()
  const can = useCan()
  const dayOf = useDay()
  const canChoose = batch !== undefined && can('collection', 'create')
  return (
    <GroupedList
      items={rows}
      keyOf={idOf}
      groupOf={dayOf}
      estimate={heights}
      activeIndex={-1}
      topic={area}
      label={title}
      className={css({ marginBlockEnd: batch?.selection.isActive ? '20' : '0' })}
    >
      {row => (
        <div className={daySlot}>
          <OutCard
            area={area}
            row={row}
            lead={
              canChoose && (
                <Checkbox
                  aria-label={t`Choose ${{ code: row.code }}`}
                  checked={batch.isChosen(row.id)}
                  onChange={() => batch.choose(row.id)}
                />
              )
            }
          />
        </div>
      )}
    </GroupedList>
  )
}

/** Returns a function that names the day of a document. */
function useDay() {
  const formats = useFormats()
  const now = useNow()
  return ({ at }: { at: string }) => formatDay(new Date(at), now, formats)
}

/** The stops of a run, which the driver can put into another order. */
export function RunCards({ area, title, rows, canMove }: Props<TakeOut> & { canMove: boolean }) {
  const { t } = useLingui()
  const { stops, movedTo, move } = useRun(rows)
  const count = stops.length
  return (
    <>
      <span role="status" className={css({ srOnly: true })}>
        {movedTo > 0 && t`Stop ${{ place: movedTo }} of ${{ count }}`}
      </span>
      <VirtualList
        items={stops}
        keyOf={idOf}
        estimate={CARD_HEIGHT_PX}
        activeIndex={movedTo - 1}
        label={title}
        className={list}
      >
        {(row, index) => (
          <div className={slot}>
            <OutCard
              area={area}
              row={row}
              place={
                canMove &&
                count > 1 && (
                  <StopBar
                    id={row.id}
                    code={row.code}
                    place={index + 1}
                    count={count}
                    onMove={step => move(row.id, step)}
                  />
                )
              }
            />
          </div>
        )}
      </VirtualList>
    </>
  )
}

/** Orders whose goods are expected. */
export const InCards = ({ title, rows }: Pick<Props<TakeIn>, 'title' | 'rows'>) => (
  <VirtualList items={rows} keyOf={idOf} estimate={CARD_HEIGHT_PX} label={title} className={list}>
    {row => (
      <div className={slot}>
        <InCard row={row} />
      </div>
    )}
  </VirtualList>
)

const idOf = ({ id }: { id: string }) => id

const list = css({ flex: '1', minHeight: '0' })
const slot = css({ paddingInline: 'page', paddingBlockEnd: '3', maxWidth: 'pane.readMax' })
const daySlot = css({ paddingInline: 'page', paddingBlock: '1.5', maxWidth: 'pane.readMax' })
