import { useLingui } from '@lingui/react/macro'
import { removeWithUndo } from '#src/blocks/lists/remove-with-undo.ts'
import type { ContactFields, ListedContact } from '#src/contract/contacts.ts'
import { noteRemoved } from '#src/device/removed.ts'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { api } from './load-contacts.ts'

export type ContactActions = ReturnType<typeof useContactActions>

/** All actions on contacts and their tags. The list shows a change before it is stored. */
export function useContactActions(list: readonly ListedContact[], run: Mutate<readonly ListedContact[]>) {
  const { t, i18n } = useLingui()

  const add = () => run(() => api.create())

  const update = (id: string, contact: ContactFields) => run(() => api.update({ body: { id, contact } }))

  /** Removes an empty contact without a message. If that fails, the empty contact stays; this does no harm. */
  const discard = (id: string) => {
    noteRemoved([id])
    return api.remove({ query: { id } }).catch(() => false)
  }

  function remove(ids: readonly string[]) {
    const count = ids.length
    const name = list.find(({ id }) => id === ids[0])?.name ?? ''
    const gone = new Set(ids)
    return removeWithUndo({
      ids,
      remove: () =>
        run(
          () => api.removeMany({ body: { ids: [...ids] } }),
          contacts => contacts.filter(({ id }) => !gone.has(id)),
        ),
      restore: () => run(() => api.restore({ body: { ids: [...ids] } })),
      message: count > 1 ? t`${{ count: i18n.number(count) }} contacts deleted` : t`“${{ name }}” deleted`,
    })
  }

  /** Adds a tag to several contacts or removes it from them. */
  function tag(ids: readonly string[], tagId: string, isOn: boolean) {
    const among = new Set(ids)
    const changed = list.filter(({ id, tags }) => among.has(id) && tags.includes(tagId) !== isOn)
    if (changed.length === 0) return
    const contacts = changed.map(({ id, tags }) => ({
      id,
      contact: { tags: isOn ? [...tags, tagId] : tags.filter(other => other !== tagId) },
    }))
    const next = new Map(contacts.map(({ id, contact }) => [id, contact]))
    return run(
      () => api.updateMany({ body: { contacts } }),
      before => before.map(contact => ({ ...contact, ...next.get(contact.id) })),
    )
  }

  const createTag = (title: string) => run(() => api.createTag({ body: { tag: { title } } }))
  const renameTag = (id: string, title: string) => run(() => api.updateTag({ body: { id, tag: { title } } }))

  const removeTag = (id: string) =>
    run(
      () => api.removeTag({ query: { id } }),
      before => before.map(contact => ({ ...contact, tags: contact.tags.filter(tag => tag !== id) })),
    )

  return { add, update, discard, remove, tag, createTag, renameTag, removeTag }
}
