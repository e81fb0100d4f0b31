import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '#src/api/client.ts'
import { broadcastInvalidation } from '#src/api/invalidation.ts'
import { everything } from '#src/contract/backup.ts'
import { sample } from '#src/contract/sample.ts'
import { Button } from '#src/ui/button/button.tsx'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'

const api = client(sample)

/** Resets all data to the state of the installation, after two confirmations. */
export function SampleReset({ disabled }: { disabled: boolean }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isRunning, setIsRunning] = useState(false)

  async function reset() {
    const isSure = await confirm({
      title: t`Bring the sample back?`,
      text: (
        <Trans>
          What you added, changed or removed on this device goes, also files and mails. The password is the
          sample’s again. There is no way back.
        </Trans>
      ),
      action: t`Reset everything`,
      danger: true,
    })
    if (!isSure) return
    setIsRunning(true)
    try {
      await api.reset()
      await broadcastInvalidation(everything)
      toast.success(t`Everything is as on the first day.`)
    } catch (error) {
      showError(error, t`Nothing was reset. Try again.`)
    }
    setIsRunning(false)
  }

  return (
    <div className={foot}>
      <p className={css({ flex: '1', minWidth: '[min(100%, 16rem)]', color: 'muted' })}>
        <Trans>Back to the first day: the sample’s own rows, settings and password.</Trans>
      </p>
      <Button loading={isRunning} disabled={disabled} onClick={reset}>
        <Trans>Reset the sample data</Trans>
      </Button>
    </div>
  )
}

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: 'card',
  paddingBlock: '4',
  borderBlockStart: 'hairline',
})
