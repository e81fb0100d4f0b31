import { CheckCircleIcon, LinkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { people } from './sample.ts'
import type { SectionProps } from './section-props.ts'
import { row, Section, Specimen, stack } from './specimen.tsx'

/** Dialogs and drawers: over the page, or next to its content. */
export function LayersSection(props: SectionProps) {
  const { t } = useLingui()
  return (
    <Section {...props}>
      <Specimen title={t`Dialogs`}>
        <div className={row}>
          <Dialogs />
        </div>
      </Specimen>
      <Specimen title={t`Drawers over the page`}>
        <div className={row}>
          <Drawers />
        </div>
      </Specimen>
      <Specimen title={t`A drawer beside the content`} wide flush>
        <Beside />
      </Specimen>
    </Section>
  )
}

function Dialogs() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isOpen, setIsOpen] = useState(false)

  async function remove() {
    const yes = await confirm({
      title: t`Delete 3 contacts?`,
      text: t`Their messages and orders stay. This cannot be undone.`,
      action: t`Delete 3 contacts`,
      danger: true,
    })
    if (yes) toast.success(t`3 contacts were deleted`)
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Trans>New order</Trans>
      </Button>
      <Button onClick={remove}>
        <Trans>Ask first</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t`New order`}
        footer={
          <>
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              <Trans>Save</Trans>
            </Button>
          </>
        }
      >
        <TaskFields />
      </Dialog>
    </>
  )
}

function Drawers() {
  const { t } = useLingui()
  const [open, setOpen] = useState<'task' | 'settings' | 'menu'>()
  const close = () => setOpen(undefined)
  return (
    <>
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
        action={<Complete />}
        tools={<Tools />}
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
    </>
  )
}

function Beside() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={css({ display: 'flex', height: '[28rem]', overflow: 'hidden' })}>
      <div className={css({ flex: '1', minWidth: '0', padding: 'card' })}>
        <Button onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <Trans>Close the task</Trans> : <Trans>Open the task</Trans>}
        </Button>
      </div>
      <Drawer
        beside
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t`Task beside the list`}
        action={<Complete />}
        tools={<Tools />}
      >
        <TaskFields />
      </Drawer>
    </div>
  )
}

const Complete = () => (
  <Button size="sm">
    <CheckCircleIcon />
    <Trans>Mark complete</Trans>
  </Button>
)

function Tools() {
  const { t } = useLingui()
  return (
    <>
      <SaveIndicator saved />
      <IconButton label={t`Copy link`}>
        <LinkIcon />
      </IconButton>
    </>
  )
}

function TaskFields() {
  const { t } = useLingui()
  const [who, setWho] = useState<(typeof people)[number]>(people[1])
  const [due, setDue] = useState<Date | null>(new Date(2026, 10, 20, 11, 0))
  return (
    <div className={stack}>
      <Field label={t`Title`}>
        <Input defaultValue="Nhận hàng Hòn Thơm ở kho 2" />
      </Field>
      <Field label={t`Assignee`}>
        <Select value={who} onChange={setWho} options={people.map(name => ({ value: name, label: name }))} />
      </Field>
      <Field label={t`Due date`}>
        <DatePicker label={t`Due date`} value={due} onChange={setDue} withTime />
      </Field>
    </div>
  )
}
