import { type ReactNode, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SubTask, Task } from '#src/contract/tasks.ts'
import { LabelledRows } from '#src/features/contacts/editor/labelled-rows.tsx'
import { Steps } from '#src/features/tasks/editor/steps.tsx'
import { type Tasks, TasksContext } from '#src/features/tasks/use-tasks.ts'
import { show } from './show.tsx'

afterEach(() => localStorage.clear())

/** Longer than the pause after which a text is saved, in ms. */
const PAUSE_MS = 700
const pause = () => new Promise(resolve => setTimeout(resolve, PAUSE_MS))

const InTasks = ({ children }: { children: ReactNode }) => (
  <TasksContext value={{ may: { add: true, edit: true } } as Tasks}>{children}</TasksContext>
)

function TaskOfSteps() {
  const [subTasks, setSubTasks] = useState<SubTask[]>([
    { id: 'a', title: 'Kệ', completed: false },
    { id: 'b', title: 'Sân', completed: false },
  ])
  return (
    <Steps
      task={{ id: 'x', subTasks } as Task}
      save={async fields => {
        setSubTasks(fields.subTasks ?? [])
        return true
      }}
    />
  )
}

it('a step whose title is deleted and that is then removed does not come back', async () => {
  await show(
    <InTasks>
      <TaskOfSteps />
    </InTasks>,
  )
  const steps = page.getByRole('textbox', { name: 'Step', exact: true })
  await userEvent.click(steps.first())
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}')
  await pause()
  await expect.element(steps).toHaveValue('Sân')
})

interface Phone {
  number: string
  label: string
}

/** Stores numbers as a server does: without the blanks around them. */
function Phones() {
  const [stored, setStored] = useState<Phone[]>([{ number: '0908', label: '' }])
  return (
    <LabelledRows<Phone>
      heading="Phone"
      addLabel="Add"
      emptyName="this number"
      usual={[]}
      stored={stored}
      blank={{ number: '', label: '' }}
      textOf={({ number }) => number}
      isGood={() => true}
      problem="Wrong"
      save={async phones => {
        setStored(phones.map(phone => ({ ...phone, number: phone.number.trim() })))
        return true
      }}
      draftKey="contact.x.phones"
    >
      {({ value, change }) => (
        <input
          aria-label="Number"
          value={value.number}
          onChange={event => change({ number: event.target.value })}
        />
      )}
    </LabelledRows>
  )
}

it('a row keeps its focus and its blank at the end while it is saved without the blank', async () => {
  await show(<Phones />)
  const field = page.getByRole('textbox', { name: 'Number' })
  await userEvent.click(field)
  await userEvent.keyboard('{End}2 ')
  await pause()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('09082 ')
  await userEvent.keyboard('26')
  await pause()
  await expect.element(field).toHaveValue('09082 26')
  expect(document.body.textContent).not.toContain('Changed elsewhere')
})
