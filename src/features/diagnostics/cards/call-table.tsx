import { Trans } from '@lingui/react/macro'
import type { CallTimes } from '#src/features/diagnostics/facts/timings.ts'
import { css } from '#styled-system/css'

/** How long calls took, by part of the API. */
export const CallTable = ({ calls }: { calls: readonly CallTimes[] }) => (
  <table className={table}>
    <thead>
      <tr>
        <th scope="col">
          <Trans>Part</Trans>
        </th>
        <th scope="col">
          <Trans>Calls</Trans>
        </th>
        <th scope="col">
          <Trans>Median, ms</Trans>
        </th>
        <th scope="col">
          <Trans>Slowest, ms</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {calls.map(({ part, calls, median, slowest }) => (
        <tr key={part}>
          <th scope="row">{part}</th>
          <td>{calls}</td>
          <td>{median}</td>
          <td>{slowest}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const table = css({
  width: 'full',
  marginBlockEnd: '3',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingInline: '2', paddingBlock: '2', textAlign: 'end' },
  '& th:first-child': { paddingInlineStart: 'card', textAlign: 'start', overflowWrap: 'anywhere' },
  '& td:last-child, & thead th:last-child': { paddingInlineEnd: 'card' },
  '& thead th': { textStyle: 'caption', color: 'subtle' },
  '& tbody th': { fontWeight: 'text' },
  '& tbody tr': { borderBlockStart: 'hairline' },
})
