import { EllipsisHorizontalIcon, PauseIcon, PlayIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useGranting } from '#src/blocks/shop/grant/granting.ts'
import { actOf, holdTicket } from '#src/features/pos/pay/settle.ts'
import { useVoided } from '#src/features/pos/pay/use-voided.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'

/** Holds the ticket, resumes another one, or clears it. */
export function TicketMenu() {
  const { t } = useLingui()
  const { ticket, session, warehouseId, replace, finish } = useTill()
  const { open } = useTillLayers()
  const once = useSingleAction()
  const granting = useGranting()
  const takeVoided = useVoided()
  const isEmpty = ticket.lines.length === 0

  async function hold() {
    if (!session) return
    const place = { sessionId: session.id, warehouseId }
    const held = await withErrorToast(() =>
      granting(actOf(ticket, warehouseId), grant => holdTicket(ticket, place, grant)).catch(
        (error: unknown) => {
          if (!takeVoided(error, ticket)) throw error
          return undefined
        },
      ),
    )
    if (!held) return
    finish(ticket, held.lines)
    toast.success(t`The ticket is held. Resume it from the menu of the ticket.`)
  }

  function clear() {
    replace(ticket.id)
    toast.undo(t`The ticket was cleared.`, () => replace(ticket.id, [ticket]))
  }

  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton size="lg" label={t`More about the ticket`}>
          <EllipsisHorizontalIcon />
        </IconButton>
      }
      entries={[
        { label: t`Hold the ticket`, icon: <PauseIcon />, disabled: isEmpty, run: () => void once(hold) },
        { label: t`Held tickets`, icon: <PlayIcon />, run: () => open('held') },
        'separator',
        { label: t`Clear the ticket`, icon: <TrashIcon />, disabled: isEmpty, run: clear },
      ]}
    />
  )
}
