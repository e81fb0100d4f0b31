import { useNavigate, useSearch } from '@tanstack/react-router'
import { loadDrawer } from '#src/features/chat/drawer/load-drawer.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const ChatDrawer = lazyWithRetry(loadDrawer)

/** The team chat while the address names it. */
export function TeamChat() {
  const { chat } = useSearch({ from: '/_app' })
  const { user } = useShellData()
  const navigate = useNavigate()
  const show = (next: string | undefined) =>
    navigate({ to: '.', search: before => ({ ...before, chat: next }), replace: true, resetScroll: false })

  return (
    <LazyMount open={chat !== undefined}>
      <ChatDrawer userId={user.id} chosen={chat} onChoose={show} onClose={() => show(undefined)} />
    </LazyMount>
  )
}
