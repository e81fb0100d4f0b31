import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { DialogPanel } from '#src/ui/overlay/dialog-panel.tsx'
import { css } from '#styled-system/css'
import type { Answer, Choice } from './resolve-conflicts.ts'

interface Props {
  name: string
  /** How many other items with a taken name follow. */
  left: number
  mayReplace: boolean
  answer: (answer: Answer) => void
}

/** Asks what happens to an item whose name is taken in its folder. Closing it skips the item. */
export function ConflictDialog({ name, left, mayReplace, answer }: Props) {
  const { t } = useLingui()
  const [isForAll, setIsForAll] = useState(false)
  const choose = (choice: Choice) => answer({ choice, isForAll })

  return (
    <DialogPanel
      open
      onOpenChange={() => choose('skip')}
      title={t`“${{ name }}” is already here`}
      role="alertdialog"
      closable={false}
      footer={
        <>
          <Button onClick={() => choose('skip')}>
            <Trans>Skip</Trans>
          </Button>
          {mayReplace && (
            <Button onClick={() => choose('replace')}>
              <Trans>Replace</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={() => choose('both')}>
            <Trans>Keep both</Trans>
          </Button>
        </>
      }
    >
      <p className={css({ color: 'muted' })}>
        <Trans>“Keep both” gives the new one a number behind its name.</Trans>
      </p>
      {left > 0 && (
        <Checkbox
          className={css({ marginBlockStart: '4' })}
          checked={isForAll}
          onChange={event => setIsForAll(event.target.checked)}
        >
          <Plural value={left} one="Do the same for # other item" other="Do the same for # other items" />
        </Checkbox>
      )}
    </DialogPanel>
  )
}
