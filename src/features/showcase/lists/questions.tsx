import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Accordion } from '#src/ui/layout/accordion.tsx'

/** Titles that show and hide the content below them; several can be open. */
export function Questions() {
  const { t } = useLingui()
  const [open, setOpen] = useState(['example-question-1'])
  return (
    <Accordion
      open={open}
      onChange={setOpen}
      items={[
        {
          id: 'example-question-1',
          title: t`Does it work without a network?`,
          content: t`Yes. What you change is stored on this device.`,
        },
        {
          id: 'example-question-2',
          title: t`Where are the data?`,
          content: t`In the storage of this browser, until you save a backup somewhere else.`,
        },
      ]}
    />
  )
}
