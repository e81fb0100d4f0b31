import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import * as v from 'valibot'
import { BoardRow, boardIcons, sampleLists } from '#src/contract/shared/board-rows.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { api, boardData } from '#src/features/boards/load-boards.ts'
import { PeopleChoices } from '#src/features/boards/people-choices.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { css } from '#styled-system/css'
import { IconChoices } from './icon-choices.tsx'

interface Props {
  board: BoardRow | undefined
  onClose: () => void
  onCreated: ((id: string) => void) | undefined
}

const scrumboard = getRouteApi('/_app/apps/scrumboard')
const app = getRouteApi('/_app')

const Fields = v.object({
  ...v.pick(BoardRow, ['icon', 'members']).entries,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  description: v.pipe(v.string(), v.maxLength(1000)),
})

const newLists = sampleLists.map((title, index) => ({ title, done: index === sampleLists.length - 1 }))

/** The form of a new or a known board. A new one starts with the four lists of the sample. */
export function BoardForm({ board, onClose, onCreated }: Props) {
  const people = scrumboard.useLoaderData()
  const me = app.useLoaderData({ select: ({ user }) => user.id })
  const wordsOf = useBoardWords()
  const listNames = sampleLists.map(wordsOf).join(', ')
  const { form, isSending } = useSchemaForm({
    schema: Fields,
    defaultValues: {
      title: board?.title ?? '',
      description: board?.description ?? '',
      icon: board?.icon ?? boardIcons[1],
      members: board?.members ?? [me],
    },
    send: async values => {
      const fields = { ...values, title: values.title.trim(), description: values.description.trim() || null }
      if (board) await boardData(board.id).api.update({ body: { id: board.id, board: fields } })
      const made = board ? undefined : await api.create({ body: { board: fields, lists: newLists } })
      onClose()
      if (made) onCreated?.(made.id)
    },
  })

  return (
    <SchemaForm form={form} className={fieldsLook}>
      <form.AppField name="title">
        {field => <field.TextField label={<Trans>Title</Trans>} required autoFocus maxLength={200} />}
      </form.AppField>
      <form.AppField name="description">
        {field => (
          <field.TextField
            label={<Trans>Description</Trans>}
            hint={<Trans>One line about what the board is for.</Trans>}
            maxLength={1000}
          />
        )}
      </form.AppField>
      <form.AppField name="icon">
        {field => <IconChoices value={field.state.value} onChange={field.handleChange} />}
      </form.AppField>
      <fieldset>
        <legend className={legend}>
          <Trans>Members</Trans>
        </legend>
        <form.AppField name="members">
          {field => (
            <PeopleChoices
              people={people}
              chosen={field.state.value}
              onToggle={(id, isChosen) =>
                field.handleChange(
                  isChosen ? [...field.state.value, id] : field.state.value.filter(other => other !== id),
                )
              }
            />
          )}
        </form.AppField>
      </fieldset>
      {!board && (
        <p className={css({ textStyle: 'caption', color: 'muted' })}>
          <Trans>It starts with the lists {listNames}.</Trans>
        </p>
      )}
      <div className={actions}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" loading={isSending}>
          {board ? <Trans>Save</Trans> : <Trans>Create the board</Trans>}
        </Button>
      </div>
    </SchemaForm>
  )
}

const fieldsLook = css({ display: 'grid', gap: '5' })
const legend = css({ textStyle: 'label', marginBlockEnd: '1.5' })
const actions = css({ display: 'flex', justifyContent: 'flex-end', gap: '2.5' })
