import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'

export interface EditorProps {
  /** What it starts with, and takes over when it changes by another hand: HTML, sanitised here. */
  html: string
  /** On every change; empty when there is nothing but blank lines. */
  onChange: (html: string) => void
  onBlur?: () => void
  /** Names the field. */
  label: string
  placeholder?: string
  autoFocus?: boolean
  /** Files that were pasted or dropped. Without it they are left alone. */
  onFiles?: (files: File[]) => void
  /** Between the text and the toolbar: what comes along with it. */
  under?: ReactNode
  /** More buttons beside those for the text. */
  tools?: ReactNode
  /** At the end of the toolbar. */
  actions?: ReactNode
  className?: string
}

const EditorPanel = lazyWithRetry(() => import('./editor-panel.tsx').then(module => module.EditorPanel))

/** Fetches the editor's code, for a screen that is about to show one. */
export const preloadEditor = EditorPanel.preload

/** Text with bold, lists and links. It writes HTML; its code, which is heavy, loads with the first one. */
export function Editor(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton height="7rem" className={css({ borderRadius: 'lg' })} />}>
      <EditorPanel {...props} />
    </Suspense>
  )
}
