import type { ReactNode } from 'react'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'

interface Props {
  title: string
  lead?: ReactNode
}

/** The title of a page of the help centre, and one line below it. */
export function HelpHead({ title, lead }: Props) {
  useTitle(title)
  return (
    <header>
      <h1 tabIndex={-1} className={css({ textStyle: 'heading', textWrap: 'balance' })}>
        {title}
      </h1>
      {lead && (
        <p className={css({ color: 'muted', marginBlockStart: '0.5', textWrap: '[pretty]' })}>{lead}</p>
      )}
    </header>
  )
}
