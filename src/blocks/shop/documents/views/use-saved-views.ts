import { type DocumentSearch, documentSearch } from '#src/blocks/shop/documents/document-search.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'

/** Filters with a name. */
export interface SavedView {
  name: string
  search: DocumentSearch
}

/** The filters of a search, without its page, in the same order for equal filters. */
const filtersOf = (search: DocumentSearch): DocumentSearch => documentSearch({ ...search, page: undefined })

const keyOf = (search: DocumentSearch) => JSON.stringify(filtersOf(search))

/** The saved views of a list of documents, which are kept on this device. `list` names the list. */
export function useSavedViews(list: string, search: DocumentSearch) {
  const draft = useDraft<{ views: readonly SavedView[] }>(`views.${list}`, { views: [] }, 0)
  const { views } = draft.values
  const shown = keyOf(search)
  return {
    views,
    /** The view whose filters the list has now. */
    current: views.find(view => keyOf(view.search) === shown),
    /** A view with the same name is replaced. */
    save: (name: string) =>
      draft.change(({ views }) => ({
        views: [...views.filter(view => view.name !== name), { name, search: filtersOf(search) }],
      })),
    remove: (name: string) =>
      draft.change(({ views }) => ({ views: views.filter(view => view.name !== name) })),
  }
}
