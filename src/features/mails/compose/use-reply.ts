import { useNavigate } from '@tanstack/react-router'
import { awaitTyping } from '#src/ui/keyboard/await-typing.ts'
import type { ReplyKind } from './reply-to.ts'

/** Begins an answer below the mail, takes up its draft, or, with nothing, closes it. */
export function useReply() {
  const navigate = useNavigate()
  return (reply: ReplyKind | (string & {}) | undefined, replace = false) => {
    if (reply !== undefined && !replace) awaitTyping()
    return navigate({ to: '.', search: previous => ({ ...previous, reply }), resetScroll: false, replace })
  }
}
