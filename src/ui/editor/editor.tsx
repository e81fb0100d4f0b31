import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'

/** The properties of `Editor`. */
export interface EditorProps {
  /** The initial HTML, which the editor sanitises. A later change from outside replaces the text. */
  html: string
  /** Called on every change; with an empty text when it has only blank lines. */
  onChange: (html: string) => void
  onBlur?: () => void
  /** The accessible name of the field. */
  label: string
  placeholder?: string
  autoFocus?: boolean
  /** Called with pasted or dropped files. Without it they are ignored. */
  onFiles?: (files: File[]) => void
  /** Between the text and the toolbar, such as attachments. */
  under?: ReactNode
  /** More buttons after the format buttons. */
  tools?: ReactNode
  /** At the end of the toolbar. */
  actions?: ReactNode
  className?: string
}

const EditorPanel = lazyWithRetry(() => import('./editor-panel.tsx').then(module => module.EditorPanel))

/** Loads the editor's code, for a screen that will soon show an editor. */
export const preloadEditor = EditorPanel.preload

/** A text field with bold, lists and links. Its value is HTML; its large code loads with the first one. */
export function Editor(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton height="7rem" className={css({ borderRadius: 'lg' })} />}>
      <EditorPanel {...props} />
    </Suspense>
  )
}
