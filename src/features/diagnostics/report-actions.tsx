import { ArrowDownTrayIcon, LifebuoyIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { keepRequest, keptRequest } from '#src/blocks/support/kept-request.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import type { Diagnostics } from './load-diagnostics.ts'
import { reportFile, reportText } from './report.ts'

const app = getRouteApi('/_app')

/** Buttons that save the facts as a file, and that add them to a support request. */
export function ReportActions({ facts }: { facts: Diagnostics }) {
  const { t } = useLingui()
  const can = useCan()
  const navigate = useNavigate()
  const { user } = app.useLoaderData()

  /** Adds the facts to the request that the user has begun, or begins one. */
  async function attach() {
    const request = keptRequest() ?? { name: user.name, email: user.email, subject: '', message: '' }
    keepRequest({
      ...request,
      subject: request.subject || t`Help with this device`,
      message: reportText(facts, request.message),
    })
    await navigate({ to: '/apps/help-center/support' })
  }

  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      <Button
        onClick={() => saveFile(reportFile(facts), `outpost-diagnostics-${facts.at.slice(0, 10)}.json`)}
      >
        <ArrowDownTrayIcon />
        <Trans>Export</Trans>
      </Button>
      {can('help', 'create') && (
        <Button variant="primary" onClick={attach}>
          <LifebuoyIcon />
          <Trans>Attach to a support request</Trans>
        </Button>
      )}
    </div>
  )
}
