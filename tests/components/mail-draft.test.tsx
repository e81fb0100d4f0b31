import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { blankMailDraft } from '#src/features/mails/compose/reply-to.ts'
import { useDraft } from '#src/features/mails/compose/use-draft.ts'
import { RecipientField } from '#src/features/mails/recipients/recipient-field.tsx'
import { show } from './show.tsx'

const server = vi.hoisted(() => ({ endCreate: (_reply: { id: string }) => {}, created: [] as unknown[] }))

vi.mock('#src/features/mails/load-mails.ts', () => ({
  api: {
    create: ({ body }: { body: { mail: unknown } }) => {
      server.created.push(body.mail)
      return new Promise(resolve => {
        server.endCreate = resolve
      })
    },
  },
}))
vi.mock('#src/features/mails/recipients/use-recipients.ts', () => ({
  useRecipients: () => ({ found: [], find: () => undefined }),
}))

function Compose({ onForgotten }: { onForgotten: (id: string | undefined) => void }) {
  const { draft, change, forget } = useDraft({
    start: blankMailDraft,
    id: undefined,
    stored: undefined,
    name: 'mail.new',
    onCreated: () => undefined,
  })
  return (
    <>
      <RecipientField
        label="To"
        contacts={draft.to ? [draft.to] : []}
        onChange={([to = '']) => change({ to })}
      />
      <button type="button" onClick={() => void forget().then(onForgotten)}>
        Discard
      </button>
    </>
  )
}

/** Escape removes the composer, as it does on the screen. */
function Closable() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div role="presentation" onKeyDown={event => event.key === 'Escape' && setIsOpen(false)}>
      {isOpen && <Compose onForgotten={() => undefined} />}
    </div>
  )
}

it('a discarded draft whose first save has begun is removed after it', async () => {
  const forgotten = vi.fn()
  await show(<Compose onForgotten={forgotten} />)
  await userEvent.type(page.getByRole('combobox', { name: 'To' }), 'lan@shop.example')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.created.length).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Discard' }))
  expect(forgotten).not.toHaveBeenCalled()
  server.endCreate({ id: 'draft-1' })
  await expect.poll(() => forgotten.mock.calls).toEqual([['draft-1']])
})

it('an address that was typed is saved when Escape closes the mail', async () => {
  server.created = []
  await show(<Closable />)
  await userEvent.type(page.getByRole('combobox', { name: 'To' }), 'lan@shop.example')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => server.created).toMatchObject([{ to: 'lan@shop.example' }])
})
