import { SignalSlashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/** A notice stands in the page where it matters, and stays. */
export function Notices() {
  const { t } = useLingui()
  return (
    <div className={stack}>
      <Notice
        tone="warning"
        title={t`4 changes are waiting`}
        icon={<SignalSlashIcon />}
        action={
          <Button size="sm" variant="ghost" onClick={() => toast.success(t`4 changes are waiting`)}>
            <Trans>Show</Trans>
          </Button>
        }
      >
        <Trans>They leave in order when the signal is back.</Trans>
      </Notice>
      <Notice tone="danger" title={t`This device is full`}>
        <Trans>Nothing was lost. Free some space to go on.</Trans>
      </Notice>
      <Notice tone="info" title={t`A new version is ready`}>
        <Trans>It takes four seconds. All open tabs follow.</Trans>
      </Notice>
      <Notice tone="success">
        <Trans>The backup is in your downloads.</Trans>
      </Notice>
    </div>
  )
}
