import { Trans, useLingui } from '@lingui/react/macro'
import { OneColumn } from '#src/features/showcase/forms/one-column.tsx'
import oneCode from '#src/features/showcase/forms/one-column.tsx?raw'
import { SettingsRows } from '#src/features/showcase/forms/settings-rows.tsx'
import rowsCode from '#src/features/showcase/forms/settings-rows.tsx?raw'
import { TwoColumns } from '#src/features/showcase/forms/two-columns.tsx'
import twoCode from '#src/features/showcase/forms/two-columns.tsx?raw'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'

/** How the fields of a form are arranged. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Layouts of forms`}
      lead={<Trans>The label is above its field, the error replaces the hint. Forms stop at 640 px.</Trans>}
      groups={[
        {
          id: 'layouts',
          title: t`Layouts`,
          examples: [
            {
              id: 'one-column',
              title: t`One column`,
              Piece: OneColumn,
              code: oneCode,
              tokens: ['pane.formMax'],
              keys: [{ keys: 'Enter', does: t`Saves` }],
              wide: true,
            },
            {
              id: 'two-columns',
              title: t`Two columns`,
              text: t`Where there is room; the order of the fields stays.`,
              Piece: TwoColumns,
              code: twoCode,
              wide: true,
            },
            {
              id: 'settings-rows',
              title: t`Settings`,
              text: t`Without a Save button: each one is stored when it changes.`,
              Piece: SettingsRows,
              code: rowsCode,
              wide: true,
            },
          ],
        },
      ]}
    />
  )
}
