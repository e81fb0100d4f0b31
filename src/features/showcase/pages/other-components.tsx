import { Trans, useLingui } from '@lingui/react/macro'
import { useCharts } from '#src/features/showcase/charts/use-charts.ts'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'
import { useEditor } from '#src/features/showcase/texts/use-editor.ts'
import { useUploads } from '#src/features/showcase/uploads/use-uploads.ts'

/** The large pieces, which load when they are used. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Other components`}
      lead={<Trans>The large pieces: charts, the editor, files. They load when they are used.</Trans>}
      groups={[useCharts(), useEditor(), useUploads()]}
    />
  )
}
