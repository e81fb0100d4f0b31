import { type ChartColor, colorOf } from '#src/ui/charts/chart-model.ts'
import { css } from '#styled-system/css'

/** The colour of a series, beside its name. A dashed series has a dashed line instead of a square. */
export const Swatch = ({ color, dashed = false }: { color: ChartColor; dashed?: boolean | undefined }) => (
  <span
    aria-hidden="true"
    className={css({ flex: 'none', forcedColorAdjust: 'none' })}
    style={
      dashed
        ? { width: '1rem', borderBlockStart: `2px dashed ${colorOf(color)}` }
        : { width: '0.625rem', height: '0.625rem', borderRadius: '0.1875rem', background: colorOf(color) }
    }
  />
)
