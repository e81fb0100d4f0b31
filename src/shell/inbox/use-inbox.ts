import { useLingui } from '@lingui/react/macro'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import type { Entry, Inbox } from './inboxes.ts'

type Change = (entries: Entry[]) => Entry[]

/** Returns the entries of an inbox, newest first, with changes that are being saved, and the actions on them. */
export function useInbox({ list, ...calls }: Inbox) {
  const { t } = useLingui()
  const { data, error } = useSharedQuery(list)
  const [entries, run] = useOptimisticMutation(data)

  const act = (change: Change, call: () => Promise<unknown>) =>
    void run(call, shown => shown && change(shown))

  const setRead = (id: string, read: boolean) =>
    act(
      shown => shown.map(entry => (entry.id === id ? { ...entry, read } : entry)),
      () => calls.toggleRead(id, read),
    )

  // No transition, because it would wait for the screen that the link opens.
  const markOpened = (id: string) => void calls.toggleRead(id, true).catch(showError)

  const markAllAsRead = () =>
    act(shown => shown.map(entry => ({ ...entry, read: true })), calls.markAllAsRead)

  // An undo before the reply, or after a failure, would add a second entry.
  const remove = (entry: Entry) =>
    act(
      shown => shown.filter(({ id }) => id !== entry.id),
      async () => {
        await calls.remove(entry.id)
        toast.undo(t`Removed`, () => void calls.restore(entry).catch(showError))
      },
    )

  return { entries, error, reload: list.reload, setRead, markOpened, markAllAsRead, remove }
}
