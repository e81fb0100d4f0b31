import { ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

/** What the trash shows: the rows of a kind whose name contains a text. `page` counts from 1. */
export const trashSearch = searchParams({ q: text, kind: text, page: ordinal })
export type TrashSearch = ReturnType<typeof trashSearch>
