import {
  BoldIcon,
  ItalicIcon,
  ListBulletIcon,
  NumberedListIcon,
  UnderlineIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import type { MouseEvent, ReactNode } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import { EditorLink } from './editor-link.tsx'

/** Toggle buttons that show the format at the cursor. */
export function EditorToolbar({ editor, tools, actions }: Props) {
  'use no memo' // The editor is one object whose state changes.
  const { t } = useLingui()
  const is = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
    }),
  })
  const chain = () => editor.chain().focus()

  return (
    <div role="presentation" className={bar} onMouseDown={keepFocus}>
      <div role="toolbar" aria-label={t`Formatting`} className={group}>
        <IconButton
          label={t`Bold`}
          title={t`Bold (Ctrl+B)`}
          pressed={is.bold}
          onClick={() => chain().toggleBold().run()}
        >
          <BoldIcon />
        </IconButton>
        <IconButton
          label={t`Italic`}
          title={t`Italic (Ctrl+I)`}
          pressed={is.italic}
          onClick={() => chain().toggleItalic().run()}
        >
          <ItalicIcon />
        </IconButton>
        <IconButton
          label={t`Underline`}
          title={t`Underline (Ctrl+U)`}
          pressed={is.underline}
          className={roomy}
          onClick={() => chain().toggleUnderline().run()}
        >
          <UnderlineIcon />
        </IconButton>
        <IconButton label={t`List`} pressed={is.bulletList} onClick={() => chain().toggleBulletList().run()}>
          <ListBulletIcon />
        </IconButton>
        <IconButton
          label={t`Numbered list`}
          pressed={is.orderedList}
          className={roomy}
          onClick={() => chain().toggleOrderedList().run()}
        >
          <NumberedListIcon />
        </IconButton>
        <EditorLink editor={editor} />
        {tools}
      </div>
      {actions && <div className={end}>{actions}</div>}
    </div>
  )
}

/**
 * A press on a button keeps the focus in the text, so that the next key goes there; a press on a field in a popover
 * does not.
 */
const keepFocus = (event: MouseEvent) => {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault()
}

interface Props {
  editor: Editor
  tools: ReactNode
  actions: ReactNode
}

const bar = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  paddingInline: '2.5',
  paddingBlockEnd: '2.5',
  _print: { display: 'none' },
})
const group = css({ display: 'flex', alignItems: 'center' })
/** Hidden on phones, where these formats are typed with a character and a space. */
const roomy = css({ display: { base: 'none', sm: 'grid' } })
const end = css({ display: 'flex', alignItems: 'center', gap: '1', marginInlineStart: 'auto' })
