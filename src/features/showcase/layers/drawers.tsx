import { CheckCircleIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { row } from '#src/features/showcase/page/arrange.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { TaskFields } from './task-fields.tsx'

/** A pane over the page: for a task, for settings, for navigation. */
export function Drawers() {
  const { t } = useLingui()
  const [open, setOpen] = useState<'task' | 'settings' | 'menu'>()
  const close = () => setOpen(undefined)
  const complete = (
    <Button size="sm" onClick={close}>
      <CheckCircleIcon />
      <Trans>Mark complete</Trans>
    </Button>
  )
  return (
    <div className={row}>
      <Button onClick={() => setOpen('task')}>
        <Trans>Task</Trans>
      </Button>
      <Button onClick={() => setOpen('settings')}>
        <Trans>Settings</Trans>
      </Button>
      <Button onClick={() => setOpen('menu')}>
        <Trans>From the left</Trans>
      </Button>
      <Drawer
        open={open === 'task'}
        onOpenChange={close}
        label={t`Task`}
        action={complete}
        tools={<SaveIndicator saved />}
      >
        <TaskFields />
      </Drawer>
      <Drawer
        open={open === 'settings'}
        onOpenChange={close}
        label={t`Settings`}
        width="wide"
        footer={<Trans>Saved on this device</Trans>}
      >
        <TaskFields />
      </Drawer>
      <Drawer open={open === 'menu'} onOpenChange={close} label={t`Menu`} side="left" width="nav">
        <TaskFields />
      </Drawer>
    </div>
  )
}
