import { useNavigate } from '@tanstack/react-router'
import type { ReplyKind } from './reply-to.ts'

/** Begins an answer below the mail, takes up its draft, or, with nothing, closes it. */
export function useReply() {
  const navigate = useNavigate()
  return (reply: ReplyKind | (string & {}) | undefined, replace = false) =>
    navigate({ to: '.', search: previous => ({ ...previous, reply }), resetScroll: false, replace })
}
