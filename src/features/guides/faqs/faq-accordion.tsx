import { useState } from 'react'
import type { Faq } from '#src/contract/guides.ts'
import { Accordion } from '#src/ui/layout/accordion.tsx'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'

interface Props {
  faqs: readonly Faq[]
  /** The words that are marked. */
  query?: string
  /** The id of the question that is open at first. */
  first?: string | undefined
}

/** Questions that show their answers on click. */
export function FaqAccordion({ faqs, query, first }: Props) {
  const [open, setOpen] = useState<readonly string[]>(first ? [first] : [])
  return (
    <Accordion
      items={faqs.map(({ id, question, answer }) => ({
        id,
        title: <HighlightWords text={question} query={query} />,
        content: <HighlightWords text={answer} query={query} />,
      }))}
      open={open}
      onChange={setOpen}
    />
  )
}
