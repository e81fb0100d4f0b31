import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activate } from '#src/i18n/activate.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import type { Saver } from '#src/ui/form/schema/use-bound-field.ts'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { axeViolations, show, shown } from './show.tsx'

afterEach(() => activate('en'))

const Goods = v.object({
  name: v.pipe(v.string(), v.maxLength(5), v.trim(), v.nonEmpty()),
  unit: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  isSold: v.boolean(),
})
type Goods = v.InferOutput<typeof Goods>

function GoodsForm({ send }: { send: (goods: Goods) => Promise<unknown> }) {
  const { form, isComplete } = useSchemaForm({
    schema: Goods,
    defaultValues: { name: '', unit: '', isSold: false },
    send,
  })
  return (
    <SchemaForm form={form}>
      <form.AppField name="name">{field => <field.TextField label="Name" required />}</form.AppField>
      <form.AppField name="unit">
        {field => <field.TextField label="Unit" required missing="Such as a box." />}
      </form.AppField>
      <form.AppField name="isSold">{field => <field.SwitchField>On sale</field.SwitchField>}</form.AppField>
      <button type="submit">Save</button>
      <output>{isComplete ? 'complete' : 'incomplete'}</output>
    </SchemaForm>
  )
}

const name = page.getByRole('textbox', { name: 'Name' })
const unit = page.getByRole('textbox', { name: 'Unit' })
const save = page.getByRole('button', { name: 'Save' })

test('a missing value is reported after an attempt to send, and the first invalid field gets the focus', async () => {
  const send = vi.fn(() => Promise.resolve())
  await show(<GoodsForm send={send} />)
  await name.click()
  await unit.click()
  await expect.element(name).not.toHaveAttribute('aria-invalid')

  await save.click()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveFocus()
  await expect.element(unit).toHaveAccessibleDescription('Such as a box.')
  expect(send).not.toHaveBeenCalled()
  expect(await axeViolations()).toEqual([])
})

test('an invalid value is reported when its field is left, in the language on screen', async () => {
  await show(<GoodsForm send={() => Promise.resolve()} />)
  await name.fill('Cà phê')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await unit.click()
  await expect.element(name).toHaveAccessibleDescription(/5/)
  await expect.element(page.getByText('incomplete', { exact: true })).toBeVisible()
})

function NoteForm() {
  const { form } = useSchemaForm({
    schema: v.object({ note: v.pipe(v.string(), v.maxLength(1000)) }),
    defaultValues: { note: '' },
  })
  return <form.AppField name="note">{field => <field.TextField label="Note" />}</form.AppField>
}

test('a number in the text of an error has the separators of the language', async () => {
  await activate('vi')
  await show(<NoteForm />)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('a'.repeat(1001))
  await userEvent.tab()
  await expect.element(note).toHaveAccessibleDescription('Tối đa 1.000 ký tự.')
})

test('valid values are sent, also by Enter', async () => {
  const send = vi.fn(() => Promise.resolve())
  await show(<GoodsForm send={send} />)
  await name.fill('Chè')
  await page.getByRole('switch', { name: 'On sale' }).click()
  await unit.fill('gói')
  await expect.element(page.getByText('complete', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Chè', unit: 'gói', isSold: true })
})

test('a refusal of the server is shown at the field that it names, until that is changed', async () => {
  const refusals = [new ApiProblem(400, { message: 'No such unit', field: 'goods.unit' }), undefined]
  const send = vi.fn(async () => {
    const refusal = refusals.shift()
    if (refusal) throw refusal
  })
  await show(<GoodsForm send={send} />)
  await name.fill('Chè')
  await unit.fill('bao')
  await save.click()
  await expect.element(unit).toHaveAccessibleDescription('No such unit')
  await expect.element(unit).toHaveFocus()

  await unit.fill('gói')
  await expect.element(unit).not.toHaveAttribute('aria-invalid')
  await save.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

function SavedName({ saver }: { saver: Saver<string> }) {
  const { form } = useSchemaForm({ schema: v.pick(Goods, ['name']), defaultValues: { name: saver.value } })
  return (
    <form.AppField name="name">
      {field => <field.TextField label="Name" required missing="A name, please." saver={saver} />}
    </form.AppField>
  )
}

test('a field that saves automatically passes each value to its saver, except a missing required one', async () => {
  const saver = { change: vi.fn(), forget: vi.fn(), flush: vi.fn(async () => {}), conflict: undefined }
  const { rerender } = await show(<SavedName saver={{ ...saver, value: 'Chè' }} />)
  await name.fill('Trà')
  expect(saver.change).toHaveBeenLastCalledWith('Trà')

  await name.fill('')
  expect(saver.forget).toHaveBeenCalledOnce()
  expect(saver.change).toHaveBeenCalledTimes(1)
  await expect.element(name).toHaveAccessibleDescription('A name, please.')

  // The stored value stays hidden until the user types.
  await rerender(shown(<SavedName saver={{ ...saver, value: 'Mì' }} />))
  await expect.element(name).toHaveValue('')
  await name.fill('Bún')
  expect(saver.change).toHaveBeenLastCalledWith('Bún')
  await rerender(shown(<SavedName saver={{ ...saver, value: 'Phở' }} />))
  await expect.element(name).toHaveValue('Phở')
})

test('a refusal of the server without a field is shown in a toast', async () => {
  await show(<GoodsForm send={() => Promise.reject(new ApiProblem(507, { message: 'The disk is full' }))} />)
  await name.fill('Chè')
  await unit.fill('gói')
  await save.click()
  await expect.element(page.getByText('The disk is full')).toBeVisible()
  await expect.element(name).not.toHaveAttribute('aria-invalid')
})
