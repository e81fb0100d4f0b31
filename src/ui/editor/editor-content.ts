import { DOMParser as Parser, type Schema, type Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import type { DOMPurify } from 'dompurify'
import { limitDepth } from '#src/lib/text/limit-depth.ts'

/** Returns HTML from any source as a document of the editor. The HTML is sanitised first. */
export const documentOf = (html: string, schema: Schema, purify: DOMPurify) =>
  Parser.fromSchema(schema).parse(clean(html, purify)).toJSON()

/**
 * Inserts pasted or dropped content. The editor's own code creates elements from HTML without the sanitiser, which
 * the content security policy refuses. Returns whether it handled the content.
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
  // A copied cell or slide is in the clipboard as HTML and as a picture; the text is inserted.
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
  purify.sanitize(limitDepth(html), {
    RETURN_DOM: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'img'],
  })
