import { useNavigate } from '@tanstack/react-router'
import { awaitTyping } from '#src/ui/keyboard/await-typing.ts'
import type { ReplyKind } from './reply-to.ts'

/** Starts a reply below the mail or opens its draft; without an argument, closes it. */
export function useReply() {
  const navigate = useNavigate()
  return (reply: ReplyKind | (string & {}) | undefined, replace = false) => {
    if (reply !== undefined && !replace) awaitTyping()
    return navigate({ to: '.', search: previous => ({ ...previous, reply }), resetScroll: false, replace })
  }
}
