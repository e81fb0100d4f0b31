import { useLingui } from '@lingui/react/macro'
import { useChange } from '#src/blocks/shop/documents/use-change.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'

/** Returns a function that moves a document on, tells that it did, and asks before when there is a question. */
export function useStep() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { run, isRunning } = useChange()

  async function step<Row>(
    change: () => Promise<Row>,
    words: string,
    question?: { title: string; action: string },
  ): Promise<Row | undefined> {
    const isSure = !question || (await confirm({ ...question, cancel: t`Keep it`, danger: true }))
    const done = isSure ? await run(change) : undefined
    if (done) toast.success(words)
    return done
  }

  return { step, isRunning }
}
