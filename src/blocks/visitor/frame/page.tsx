import type { ReactNode } from 'react'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'

type Props = {
  /** The name of the page in tabs and history. */
  title: string
  /** The heading; by default the title. */
  heading?: ReactNode
  lead?: ReactNode
  /** Above the heading. */
  top?: ReactNode
  /** The page replaces the focused element, so its heading takes the focus. */
  takesFocus?: boolean
  children?: ReactNode
}

/** The content of the frame: a heading, one sentence, and the form. */
export function Page({ title, heading = title, lead, top, takesFocus = false, children }: Props) {
  useTitle(title)
  return (
    <>
      {top}
      <h1 className={headline} {...(takesFocus && { tabIndex: -1, ref: focus })}>
        {heading}
      </h1>
      {lead && <p className={sentence}>{lead}</p>}
      {children}
    </>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

const headline = css({ textStyle: { base: 'heading', sm: 'display' }, textWrap: 'balance' })
const sentence = css({
  textStyle: 'read',
  lineHeight: 'body',
  color: 'muted',
  marginTop: '1.5',
  marginBottom: { base: '6', sm: '8' },
  textWrap: '[pretty]',
})
