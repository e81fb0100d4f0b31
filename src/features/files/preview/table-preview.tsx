import { Trans } from '@lingui/react/macro'
import Papa from 'papaparse'
import type { Item } from '#src/contract/files.ts'
import { DownloadLink } from '#src/features/files/details/download-link.tsx'
import { css } from '#styled-system/css'

const MAX_ROWS = 500
const MAX_COLUMNS = 50

interface Props {
  text: string
  /** The address of the file. */
  url: string
  item: Item
}

/** The rows of a CSV file as a table. The separator is recognised. */
export function TablePreview({ text, url, item }: Props) {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: MAX_ROWS + 2 })
  const [head = [], ...all] = data
  const rows = all.slice(0, MAX_ROWS)
  if (data.length === 0)
    return (
      <p className={css({ color: 'muted' })}>
        <Trans>This file is empty.</Trans>
      </p>
    )
  return (
    <>
      {/* The link takes the focus, so that keys can scroll a table that is wider than the window. */}
      <div data-own-keys className={frame}>
        <table className={table}>
          <caption>
            <DownloadLink item={item} url={url} />
          </caption>
          <thead>
            <tr>
              {head.slice(0, MAX_COLUMNS).map((cell, column) => (
                <th key={column} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.slice(0, MAX_COLUMNS).map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all.length > rows.length && (
        <p role="note" className={css({ marginBlockStart: '4', color: 'muted' })}>
          <Trans>Only the first {MAX_ROWS} rows are shown.</Trans>
        </p>
      )}
    </>
  )
}

const frame = css({ overflowX: 'auto' })
const table = css({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    paddingInline: '3',
    paddingBlock: '1.5',
    textAlign: 'start',
    borderBlockEnd: 'hairline',
  },
  '& th': { textStyle: 'label' },
  '& caption': { textAlign: 'start', paddingBlockEnd: '3' },
})
