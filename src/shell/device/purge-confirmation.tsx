import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { setPurgeQuestion } from '#src/device/purge-question.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'

/** Asks before something is deleted permanently: a full device has no space to keep it in the trash. */
export function PurgeConfirmation() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const ask = useEffectEvent(() =>
    confirm({
      title: t`This device is full`,
      text: t`There is no room left to keep in the trash what you delete. Delete it for good? This cannot be undone.`,
      action: t`Delete for good`,
      danger: true,
    }),
  )

  useEffect(() => {
    setPurgeQuestion(() => ask())
    return () => setPurgeQuestion(undefined)
  }, [])

  return null
}
