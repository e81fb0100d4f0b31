import { getSchema } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type DragEvent, type SyntheticEvent, use, useEffect, useRef, useState } from 'react'
import { prose } from '#src/ui/text/prose.ts'
import { loadSanitizer } from '#src/ui/text/sanitizer.ts'
import { css, cx } from '#styled-system/css'
import type { EditorProps } from './editor.tsx'
import { documentOf, insert } from './editor-content.ts'
import { EditorToolbar } from './editor-toolbar.tsx'

/** The editor itself; screens use `Editor`, which loads this. */
export function EditorPanel({ html, label, placeholder, className, ...props }: EditorProps) {
  'use no memo' // The editor is one object whose state changes.
  const purify = use(loadSanitizer())
  const written = useRef(html)
  const [given] = useState(() => ({
    // A document instead of HTML, because the editor would create elements from HTML without the sanitiser.
    content: documentOf(html, getSchema(extensions), purify),
    editorProps: { attributes: attributesOf(label, placeholder) },
    // Any value except `false` sets the focus, also `undefined`.
    autofocus: props.autoFocus ? ('start' as const) : false,
  }))

  const editor = useEditor({
    extensions,
    ...given,
    // Its style sheet would be inline, which the content security policy refuses; `editable` contains the necessary
    // rules.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor }) => {
      written.current = editor.isEmpty ? '' : editor.getHTML()
      props.onChange(written.current)
    },
    onBlur: () => props.onBlur?.(),
  })

  // The value was changed outside the editor: by a template, another tab, or a restored draft.
  useEffect(() => {
    if (html === written.current) return
    written.current = html
    editor.commands.setContent(documentOf(html, editor.schema, purify), { emitUpdate: false })
  }, [html, editor, purify])

  const { onFiles } = props

  function take(event: SyntheticEvent, data: DataTransfer | null, at?: number) {
    if (!insert(editor.view, data, { at, purify, onFiles })) return
    event.preventDefault()
    event.stopPropagation()
  }

  function drop(event: DragEvent) {
    // Content that is moved within the text needs no handling.
    if (editor.view.dragging) return
    take(event, event.dataTransfer, editor.view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
  }

  return (
    <div
      role="presentation"
      className={cx(frame, className)}
      onPasteCapture={event => take(event, event.clipboardData)}
      onDropCapture={drop}
    >
      <EditorContent editor={editor} className={content} data-placeholder={placeholder} />
      {props.under}
      <EditorToolbar editor={editor} tools={props.tools} actions={props.actions} />
    </div>
  )
}

const attributesOf = (label: string, placeholder?: string) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(placeholder && { 'aria-placeholder': placeholder }),
  class: cx(prose, editable),
})

const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
]

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '0' })
const content = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  overflowY: 'auto',
  '&:has(> div > p:only-child > br:only-child)::before': {
    content: '[attr(data-placeholder)]',
    position: 'absolute',
    color: 'placeholder',
    pointerEvents: 'none',
    paddingInline: '4',
    paddingBlock: '3.5',
  },
})
const editable = css({
  flex: '1',
  minHeight: '24',
  maxWidth: '[none]',
  paddingInline: '4',
  paddingBlock: '3.5',
  whiteSpace: 'break-spaces',
  fontSize: { base: '[max(1rem, {fontSizes.body})]', md: 'body' },
  outline: '[none]',
  _focusVisible: { outline: '[none]', boxShadow: 'none' },
  '& > p + p': { marginTop: '0' },
})
