import { TrashIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { PrintJob } from '#src/device/database.ts'
import { discardPrintJob, followPrintJobs, retryPrintJobs } from '#src/device/printer/print-queue.ts'
import type { PrintFailure } from '#src/lib/receipt/print-line.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'
import { printWaiting } from './print-jobs.ts'

/** The receipts that the printer did not take, and why. Those that waited before a reload are printed when it appears. */
export function PrintQueue() {
  const { t } = useLingui()
  const once = useSingleAction()
  const [jobs, setJobs] = useState<readonly PrintJob[]>([])
  const [isRetrying, setRetrying] = useState(false)
  const failed = jobs.find(({ state }) => state === 'failed')

  useEffect(() => followPrintJobs(setJobs), [])
  useEffect(() => void printWaiting().catch(() => undefined), [])

  async function retry() {
    setRetrying(true)
    await retryPrintJobs()
      .then(printWaiting)
      .finally(() => setRetrying(false))
  }

  if (!failed && !isRetrying) return null
  return (
    <Notice
      tone="warning"
      className={notice}
      title={<Plural value={jobs.length} one="# receipt is not printed" other="# receipts are not printed" />}
      action={
        <Button loading={isRetrying} onClick={() => void once(retry)}>
          <Trans>Print again</Trans>
        </Button>
      }
    >
      {failed && <Reason problem={failed.problem} />}
      <ul aria-label={t`Receipts that are not printed`} className={list}>
        {jobs.map(({ id, title }) => (
          <li key={id} className={row}>
            <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>{title}</span>
            <IconButton size="lg" label={t`Do not print: ${title}`} onClick={() => void discardPrintJob(id)}>
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Reason({ problem }: { problem: PrintFailure | undefined }) {
  if (problem === 'slow') return <Trans>The printer takes no data. Check its paper and its cover.</Trans>
  if (problem === 'noPrinter')
    return <Trans>This device has no receipt printer. Connect one in the settings.</Trans>
  return <Trans>The printer was not found. Check its cable and that it is on.</Trans>
}

const notice = css({
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  marginInline: 'page',
  marginBlockEnd: '2',
  '& > div': { flex: '[1 1 14rem]' },
  _print: { display: 'none' },
})
const list = css({
  listStyle: 'none',
  maxHeight: '32',
  overflowY: 'auto',
  fontVariantNumeric: 'tabular-nums',
})
const row = css({ display: 'flex', alignItems: 'center', gap: '2' })
