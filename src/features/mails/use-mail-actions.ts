import { useLingui } from '@lingui/react/macro'
import type { MailState } from '#src/contract/mails.ts'
import type { LabelColor, MailSettings } from '#src/contract/shared/mail-folders.ts'
import { formatDue } from '#src/lib/format/dates.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { api } from './load-mails.ts'
import { type Fields, merge, type Patches, REMOVED } from './patches.ts'

export type MailActions = ReturnType<typeof useMailActions>

/** All actions on mails and labels. A change is shown immediately and reverted if it fails. */
export function useMailActions(run: Mutate<Patches>) {
  const { t, i18n } = useLingui()
  const formats = useFormats()

  /** The same fields for all mails, or different fields for each. */
  const update = (mails: readonly MailState[], fieldsOf: Fields | ((mail: MailState) => Fields)) => {
    const change = mails.map(mail => ({
      mail,
      fields: typeof fieldsOf === 'function' ? fieldsOf(mail) : fieldsOf,
    }))
    return run(
      () =>
        api.updateMany({
          body: { mails: change.map(({ mail, fields }) => ({ id: mail.id, mail: fields })) },
        }),
      patches => merge(patches, change),
    )
  }

  /** Moves mails and offers to undo it. */
  async function move(mails: readonly MailState[], folder: string, words: string) {
    const moved = mails.filter(mail => mail.folder !== folder)
    if (moved.length === 0 || !(await update(moved, { folder }))) return
    toast.undo(
      words,
      () =>
        void update(
          moved.map(mail => ({ ...mail, folder })),
          back(moved),
        ),
    )
  }

  const toTrash = (mails: readonly MailState[]) => {
    const count = mails.length
    return move(
      mails,
      'trash',
      count === 1 ? t`Moved to the trash` : t`${{ count: i18n.number(count) }} mails moved to the trash`,
    )
  }

  const toSpam = (mails: readonly MailState[]) => {
    const count = mails.length
    return move(
      mails,
      'spam',
      count === 1 ? t`Moved to spam` : t`${{ count: i18n.number(count) }} mails moved to spam`,
    )
  }

  const toInbox = (mails: readonly MailState[]) => {
    const count = mails.length
    return move(
      mails,
      'inbox',
      count === 1 ? t`Moved to the inbox` : t`${{ count: i18n.number(count) }} mails moved to the inbox`,
    )
  }

  /** Deletes permanently, but can be undone for a short time. */
  async function remove(mails: readonly MailState[]) {
    const ids = mails.map(({ id }) => id)
    const count = ids.length
    const change = mails.map(mail => ({ mail, fields: { folder: REMOVED } }))
    const removed = await run(
      () => api.removeMany({ body: { ids } }),
      patches => merge(patches, change),
    )
    if (!removed) return
    toast.undo(
      count === 1 ? t`Deleted for good` : t`${{ count: i18n.number(count) }} mails deleted for good`,
      () => void run(() => api.restoreMany({ body: { ids } })),
    )
  }

  /** Hides mails from the inbox until a time, and offers to undo it; null ends the snooze. */
  async function snooze(mails: readonly MailState[], until: Date | null) {
    const before = new Map(mails.map(({ id, snoozedUntil = null }) => [id, snoozedUntil]))
    if (!(await update(mails, { snoozedUntil: until?.toISOString() ?? null })) || !until) return
    const time = formatDue(until.toISOString(), new Date(), formats)
    toast.undo(
      t`Snoozed until ${time}`,
      () => void update(mails, ({ id }) => ({ snoozedUntil: before.get(id) ?? null })),
    )
  }

  const label = (mails: readonly MailState[], id: string, isChosen: boolean) =>
    update(mails, ({ labels }) => ({
      labels: isChosen ? [...labels.filter(other => other !== id), id] : labels.filter(other => other !== id),
    }))

  return {
    update,
    toTrash,
    toSpam,
    toInbox,
    remove,
    snooze,
    label,
    createLabel: (title: string, color?: LabelColor) =>
      run(() => api.createLabel({ body: { label: { title, color } } })),
    updateLabel: (id: string, fields: { title?: string; color?: LabelColor }) =>
      run(() => api.updateLabel({ body: { id, label: fields } })),
    removeLabel: (id: string) => run(() => api.removeLabel({ query: { id } })),
    updateSettings: (settings: Partial<MailSettings>) =>
      run(() => api.updateSettings({ body: { settings } })),
  }
}

/** Returns the fields that restore each mail's folder. */
function back(mails: readonly MailState[]) {
  const folders = new Map(mails.map(({ id, folder }) => [id, folder]))
  return ({ id, folder }: MailState) => ({ folder: folders.get(id) ?? folder })
}
