import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { AppFacts } from './cards/app-facts.tsx'
import { CallTable } from './cards/call-table.tsx'
import { DeviceFacts } from './cards/device-facts.tsx'
import { ErrorList } from './cards/error-list.tsx'
import { RowCounts } from './cards/row-counts.tsx'
import type { Diagnostics } from './load-diagnostics.ts'
import { ReportActions } from './report-actions.tsx'

/** What the support team needs to know about this device. It can be saved as a file or added to a support request. */
export function DiagnosticsPage({ facts }: { facts: Diagnostics }) {
  const { t } = useLingui()
  return (
    <PageLayout
      title={t`Diagnostics`}
      lead={<Trans>What support asks about this device. It holds no names, texts or amounts.</Trans>}
      actions={<ReportActions facts={facts} />}
    >
      <Columns>
        <div className={stack}>
          <Card
            title={<Trans>Last errors</Trans>}
            action={
              <Link
                to="/docs/$"
                params={{ _splat: 'guides/operation/errors' }}
                className={button({ size: 'sm', variant: 'ghost' })}
              >
                <Trans>All codes</Trans>
              </Link>
            }
          >
            <ErrorList errors={facts.errors} />
          </Card>
          <Card title={<Trans>Calls since this page was loaded</Trans>}>
            <CallTable calls={facts.timings.calls} />
          </Card>
          <Card title={<Trans>Rows by table</Trans>}>
            <RowCounts stored={facts.stored} />
          </Card>
        </div>
        <div className={stack}>
          <Card title={<Trans>Outpost</Trans>}>
            <AppFacts facts={facts} />
          </Card>
          <Card title={<Trans>This device</Trans>}>
            <DeviceFacts facts={facts} />
          </Card>
        </div>
      </Columns>
    </PageLayout>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
