import { useLingui } from '@lingui/react/macro'
import type { ContactFields, ListedContact } from '#src/contract/contacts.ts'
import { noteRemoved, noteRestored } from '#src/device/removed.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { api } from './load-contacts.ts'

export type ContactActions = ReturnType<typeof useContactActions>

/** Everything that can be done to contacts and their tags. */
export function useContactActions(list: readonly ListedContact[]) {
  const { t, i18n } = useLingui()

  const add = () => withErrorToast(() => api.create())

  const update = (id: string, contact: ContactFields) =>
    withErrorToast(() => api.update({ body: { id, contact } }))

  /** Removes without a word what nobody will miss. If that fails it stays, which is no harm either. */
  const discard = (id: string) => {
    noteRemoved([id])
    return api.remove({ query: { id } }).catch(() => false)
  }

  /** Offers to take it back instead of asking before. */
  async function remove(ids: readonly string[]) {
    const count = ids.length
    const name = list.find(({ id }) => id === ids[0])?.name ?? ''
    if (count === 0 || !(await withErrorToast(() => api.removeMany({ body: { ids: [...ids] } })))) return
    noteRemoved(ids)
    const restore = () => {
      noteRestored(ids)
      void withErrorToast(() => api.restore({ body: { ids: [...ids] } }))
    }
    toast.undo(
      count > 1 ? t`${{ count: i18n.number(count) }} contacts deleted` : t`“${{ name }}” deleted`,
      restore,
    )
  }

  /** Puts a tag on many, or takes it from them. */
  function tag(ids: readonly string[], tagId: string, isOn: boolean) {
    const among = new Set(ids)
    const changed = list.filter(({ id, tags }) => among.has(id) && tags.includes(tagId) !== isOn)
    if (changed.length === 0) return
    const contacts = changed.map(({ id, tags }) => ({
      id,
      contact: { tags: isOn ? [...tags, tagId] : tags.filter(other => other !== tagId) },
    }))
    return withErrorToast(() => api.updateMany({ body: { contacts } }))
  }

  const createTag = (title: string) => withErrorToast(() => api.createTag({ body: { tag: { title } } }))
  const renameTag = (id: string, title: string) =>
    withErrorToast(() => api.updateTag({ body: { id, tag: { title } } }))
  const removeTag = (id: string) => withErrorToast(() => api.removeTag({ query: { id } }))

  return { add, update, discard, remove, tag, createTag, renameTag, removeTag }
}
