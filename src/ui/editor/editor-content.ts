import { DOMParser as Parser, type Schema, type Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import type { DOMPurify } from 'dompurify'

/** HTML of any origin as a document of the editor. */
export const documentOf = (html: string, schema: Schema, purify: DOMPurify) =>
  Parser.fromSchema(schema).parse(clean(html, purify)).toJSON()

/**
 * Takes over what is pasted or dropped. The editor's own way makes elements of HTML without a sanitiser, which the
 * policy refuses. Answers whether it did something.
 */
export function insert(
  view: EditorView,
  data: DataTransfer | null,
  {
    at,
    purify,
    onFiles,
  }: { at: number | undefined; purify: DOMPurify; onFiles: ((files: File[]) => void) | undefined },
) {
  const files = [...(data?.files ?? [])]
  const html = data?.getData('text/html')
  // A copied cell or slide comes as HTML and as a picture of it; the words are what is meant.
  if (files.length > 0 && !html) {
    onFiles?.(files)
    return onFiles !== undefined
  }
  if (!html) return false
  const slice: Slice = Parser.fromSchema(view.state.schema).parseSlice(clean(html, purify))
  const { tr } = view.state
  const edit = at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice)
  view.dispatch(edit.scrollIntoView())
  return true
}

const clean = (html: string, purify: DOMPurify) =>
  purify.sanitize(html, { RETURN_DOM: true, USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'img'] })
