import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Editor } from '#src/ui/editor/editor.tsx'

/** Bold, lists and links; its large code loads with the first one on a screen. */
export function LetterEditor() {
  const { t } = useLingui()
  const [html, setHtml] = useState('<p>Chào chị Hường,</p><p>Bên em giao <strong>24 thùng</strong>.</p>')
  return <Editor label={t`A letter`} html={html} onChange={setHtml} />
}
