import { Trans, useLingui } from '@lingui/react/macro'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'
import { DataTable } from '#src/features/showcase/tables/data-table.tsx'
import tableCode from '#src/features/showcase/tables/data-table.tsx?raw'

/** A table of 240 orders. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Data table`}
      lead={<Trans>Search, order and page are in the address, so a reload keeps them.</Trans>}
      groups={[
        {
          id: 'tables',
          title: t`Orders`,
          examples: [
            {
              id: 'data-table',
              title: t`240 orders`,
              text: t`A press on a column sorts by it; the same column again turns the order around.`,
              Piece: DataTable,
              code: tableCode,
              keys: [
                { keys: 'Space', does: t`Chooses a row` },
                { keys: 'Enter', does: t`Sorts by the column with the focus` },
              ],
              wide: true,
              flush: true,
            },
          ],
        },
      ]}
    />
  )
}
