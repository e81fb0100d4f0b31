import { Trans } from '@lingui/react/macro'
import type { Request } from '#src/contract/shop/documents/request.ts'
import { useFieldNames, useValueText } from '#src/features/requests/request-words.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'

/** What a request changes: each value now and as it is asked for. */
export function ChangesTable({ changes }: Pick<Request, 'changes'>) {
  const names = useFieldNames()
  const textOf = useValueText()
  return (
    <Card title={<Trans>What changes</Trans>}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Value</Trans>
            </th>
            <th scope="col">
              <Trans>Before</Trans>
            </th>
            <th scope="col">
              <Trans>After</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{names[field]}</th>
              <td className={css({ color: 'muted' })}>{textOf(field, before) || '–'}</td>
              <td className={css({ fontWeight: 'label' })}>{textOf(field, after) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  marginBlockEnd: '2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: '2.5',
    paddingInline: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td):first-child': { paddingInlineStart: 'card' },
  '& :is(th, td):last-child': { paddingInlineEnd: 'card' },
  '& thead th': { textStyle: 'caption', color: 'subtle', paddingBlock: '1.5' },
  '& tbody th': { fontWeight: 'text', color: 'muted' },
  '& tbody tr': { borderBlockStart: 'hairline' },
})
