import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { retryImport } from '#src/lib/retry-import.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { Figures } from '#src/ui/charts/chart-model.ts'
import { css } from '#styled-system/css'

interface Props {
  /** The name of the file, without `outpost-` and `.csv`. */
  name: string
  tables: () => Figures[]
}

/** Downloads the figures of a dashboard. */
export const ExportButton = ({ name, tables }: Props) => (
  <Button
    className={css({ _print: { display: 'none' } })}
    onClick={() =>
      void retryImport(() => import('./download-figures.ts')).then(({ downloadFigures }) =>
        downloadFigures(name, tables()),
      )
    }
  >
    <ArrowDownTrayIcon aria-hidden="true" />
    <Trans>Download CSV</Trans>
  </Button>
)
