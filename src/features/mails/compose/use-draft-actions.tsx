import { PaperAirplaneIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from '#src/features/mails/load-mails.ts'
import { isAddress, personOf, splitContacts } from '#src/lib/mail/addresses.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useCompose } from './use-compose.ts'
import type { DraftEditing } from './use-draft.ts'

/** Sends or discards a draft; both can be undone. */
export function useDraftActions(editing: DraftEditing, close: () => unknown) {
  const { t } = useLingui()
  const compose = useCompose()
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const { draft } = editing

  /** The reason why it cannot be sent. */
  function wrong(): string | undefined {
    if (editing.conflicts.length > 0) return t`Choose one of the two versions first.`
    const contacts = [...splitContacts(draft.to), ...draft.cc, ...draft.bcc]
    const bad = contacts.find(contact => !isAddress(personOf(contact).address))
    if (contacts.length === 0) return t`Write whom it goes to.`
    return bad && t`“${bad}” is not an e-mail address. Correct or remove it.`
  }

  async function send() {
    const found = wrong()
    setProblem(found)
    if (found || isSending) return
    setIsSending(true)
    try {
      const id = await editing.settle()
      if (id === undefined) throw new ApiProblem(0, {})
      await api.send({ body: { id } })
      await close()
      toast.undo(
        navigator.onLine ? t`On its way` : t`It goes out with the next network`,
        () => void takeBack(id),
        <PaperAirplaneIcon />,
      )
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error.message || t`It could not be sent. It is kept as a draft; try again.`)
    } finally {
      setIsSending(false)
    }
  }

  async function takeBack(id: string) {
    try {
      await api.update({ body: { id, mail: { folder: 'drafts' } } })
      await compose.open(id)
    } catch {
      toast.error(t`It has left already`)
    }
  }

  async function discard() {
    const forgotten = editing.forget()
    await close()
    const id = await forgotten
    if (id === undefined || !(await withErrorToast(() => api.remove({ query: { id } })))) return
    toast.undo(t`Draft discarded`, async () => {
      await api.restore({ body: { id } })
      await compose.open(id)
    })
  }

  return { problem, isSending, send, discard }
}
