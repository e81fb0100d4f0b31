import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamStatus } from '#src/contract/team.ts'
import { allowUnload } from '#src/device/drafts/dirty.ts'
import { noteTeam } from '#src/device/note-team.ts'
import { api } from '#src/features/team/load-team.ts'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'

/** Ends the membership of this device after a question, which says what the team would never get. */
export function LeaveButton({ status: { name, waiting, failed } }: { status: TeamStatus }) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const count = waiting + failed

  async function leave() {
    const isMeant = await confirm({
      title: t`Leave ${name}?`,
      text:
        count > 0
          ? t`${{ count: i18n.number(count) }} changes of this device are not in the team, and will never be. The data stays on this device.`
          : t`The data stays on this device, and is no longer kept in step with the team.`,
      action: count > 0 ? t`Leave without sending` : t`Leave`,
      danger: true,
    })
    if (!isMeant) return
    // A write that was added in the meantime is not discarded.
    const left = await withErrorToast(() => api.leave({ body: { discard: count > 0 } }))
    if (!left) return
    noteTeam(false)
    allowUnload()
    location.reload()
  }

  return (
    <div className={css({ paddingInline: 'card', paddingBlockEnd: '4.5' })}>
      <Button onClick={leave}>
        <Trans>Leave the team</Trans>
      </Button>
    </div>
  )
}
