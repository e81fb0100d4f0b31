import {
  ArrowUturnLeftIcon,
  ClipboardIcon,
  EllipsisHorizontalIcon,
  TrashIcon,
} from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { chat } from '#src/contract/chat.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import type { MenuEntry } from '#src/ui/menu/menu-props.ts'
import { css } from '#styled-system/css'
import type { Line } from './message-rows.ts'

const api = client(chat)

/** Reply, copy and delete, for a message that has arrived. Touch screens, which have no hover, show only the menu. */
export function MessageActions({ line, onReply }: { line: Line; onReply: (line: Line) => void }) {
  const { t } = useLingui()

  async function copy() {
    await navigator.clipboard.writeText(line.text)
    toast.success(t`The text was copied`)
  }

  async function remove() {
    if (!(await withErrorToast(() => api.remove({ query: { id: line.id } })))) return
    toast.undo(t`The message was deleted`, () => {
      void withErrorToast(() => api.restore({ body: { id: line.id } }))
    })
  }

  const entries: MenuEntry[] = [
    { label: t`Reply`, icon: <ArrowUturnLeftIcon />, run: () => onReply(line) },
    ...(line.text ? [{ label: t`Copy the text`, icon: <ClipboardIcon />, run: () => void copy() }] : []),
    { label: t`Delete for me`, icon: <TrashIcon />, run: () => void remove() },
  ]

  return (
    <div data-actions className={frame}>
      <IconButton size="sm" label={t`Reply`} className={onlyWithMouse} onClick={() => onReply(line)}>
        <ArrowUturnLeftIcon />
      </IconButton>
      <Menu
        trigger={
          <IconButton size="sm" label={t`More about this message`} className={large}>
            <EllipsisHorizontalIcon />
          </IconButton>
        }
        entries={entries}
      />
    </div>
  )
}

const frame = css({
  flex: 'none',
  display: 'flex',
  opacity: { base: '0', _touch: 'full' },
  '&:has([aria-expanded=true])': { opacity: 'full' },
})
const onlyWithMouse = css({ display: { _touch: 'none' } })
const large = css({ width: { _touch: 'touch' }, height: { _touch: 'touch' } })
