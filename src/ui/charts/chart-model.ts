/** A colour of the theme for data. `line` is the accent, for a single series; `compare` is for what it is compared with. */
export type ChartColor = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'other' | 'line' | 'compare'

/** A measure: one value for each position of its chart; null where there is none. */
export interface ChartSeries {
  name: string
  color: ChartColor
  values: readonly (number | null)[]
  /** Drawn as a dashed line without an area: a comparison or a forecast. */
  dashed?: boolean
}

/** A time in ms since 1970, or the name of a category. */
export type Position = number | string

/** The data of a chart. Each chart is also shown as a table, so it has the names of a table. */
export interface ChartModel {
  /** The accessible name of the chart and the caption of its table. */
  title: string
  /** The head of the column of positions. */
  positionName: string
  positions: readonly Position[]
  series: readonly ChartSeries[]
}

/** How a chart writes its positions and values. */
export interface ChartFormat {
  position: (position: Position) => string
  value: (value: number) => string
}

/** A table of raw figures. A time is an ISO date-time. */
export interface Figures {
  title: string
  head: string[]
  rows: (string | number | null)[][]
}

/** Returns the figures of a chart: a row for each position, with a column for each series. */
export const figuresOf = ({ title, positionName, positions, series }: ChartModel): Figures => ({
  title,
  head: [positionName, ...series.map(({ name }) => name)],
  rows: positions.map((position, index) => [
    typeof position === 'number' ? new Date(position).toISOString() : position,
    ...series.map(({ values }) => values[index] ?? null),
  ]),
})

/** Returns a colour for a style or an SVG attribute. */
export const colorOf = (color: ChartColor) => `var(--colors-chart-${color})`

/** The colours of several series, in their order. */
export const seriesColors: readonly ChartColor[] = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']

/** Returns the colour of a series by its number; after the seventh it is that of the rest. */
export const seriesColor = (index: number): ChartColor => seriesColors[index] ?? 'other'

/** Returns whether there is nothing to draw. */
export const isEmpty = ({ positions, series }: ChartModel) =>
  positions.length === 0 || series.every(({ values }) => values.every(value => value === null))
