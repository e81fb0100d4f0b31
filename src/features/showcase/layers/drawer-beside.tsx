import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { people } from '#src/features/showcase/page/sample.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { TaskFields } from './task-fields.tsx'

/** From 1280 px a part of the page, without a scrim; below, over the page. */
export function DrawerBeside() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={css({ display: 'flex', height: '[28rem]', overflow: 'hidden' })}>
      <div className={css({ flex: '1', minWidth: '0', padding: 'card' })}>
        <Button onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <Trans>Close the task</Trans> : <Trans>Open the task</Trans>}
        </Button>
        <SimpleList empty={null} rows={people.slice(0, 5).map(name => ({ id: name, title: name }))} />
      </div>
      <Drawer
        beside
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t`Task beside the list`}
        tools={<SaveIndicator saved />}
      >
        <TaskFields />
      </Drawer>
    </div>
  )
}
