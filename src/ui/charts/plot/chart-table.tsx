import type { ChartFormat, ChartModel } from '#src/ui/charts/chart-model.ts'
import { css } from '#styled-system/css'

interface Props {
  model: ChartModel
  format: ChartFormat
}

/** The figures of a chart as a table. */
export const ChartTable = ({ model: { title, positionName, positions, series }, format }: Props) => (
  <table className={table}>
    <caption className={css({ srOnly: true })}>{title}</caption>
    <thead>
      <tr>
        <th scope="col" className={head} style={{ textAlign: 'start' }}>
          {positionName}
        </th>
        {series.map(({ name }) => (
          <th key={name} scope="col" className={head}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {positions.map((position, index) => (
        <tr key={position}>
          <th scope="row" className={cell} style={{ textAlign: 'start' }}>
            {format.position(position)}
          </th>
          {series.map(({ name, values }) => {
            const value = values[index] ?? null
            return (
              <td key={name} className={cell}>
                {value === null ? '–' : format.value(value)}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

const table = css({ width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
const cell = css({
  paddingBlock: '1.5',
  paddingInline: '2',
  textAlign: 'end',
  textStyle: 'caption',
  borderBlockStart: 'hairline',
})
const head = css({
  position: 'sticky',
  top: '0',
  paddingBlock: '1.5',
  paddingInline: '2',
  textAlign: 'end',
  textStyle: 'caption',
  color: 'muted',
  background: 'surface',
})
