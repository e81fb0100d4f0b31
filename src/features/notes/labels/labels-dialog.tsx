import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { TagEditRow } from '#src/blocks/tags/tag-edit-row.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'

const route = getRouteApi('/_app/apps/notes')

/** All labels: add, rename, delete. */
export function LabelsDialog() {
  const isOpen = route.useSearch().sheet === 'labels'
  const navigate = route.useNavigate()
  const close = () =>
    navigate({ to: '.', search: ({ sheet: _, ...rest }) => rest, replace: true, resetScroll: false })

  return (
    <Dialog open={isOpen} onOpenChange={close} title={<Trans>Edit labels</Trans>}>
      <Lines />
    </Dialog>
  )
}

function Lines() {
  const { t } = useLingui()
  const { labels, createLabel, renameLabel, removeLabel } = useNotes()
  const [typed, setTyped] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    const title = typed.trim()
    if (!title) return
    setTyped('')
    if (!(await createLabel(title))) setTyped(title)
  }

  return (
    <>
      <form className={row} onSubmit={add}>
        <Input
          size="sm"
          maxLength={1000}
          aria-label={t`New label`}
          placeholder={t`New label`}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" size="sm">
          <PlusIcon />
          <Trans>Add</Trans>
        </Button>
      </form>
      <ul>
        {labels.map(label => (
          <li key={label.id}>
            <TagEditRow
              tag={label}
              removeText={t`It goes from every note that has it.`}
              onRename={title => renameLabel(label.id, title)}
              onRemove={() => removeLabel(label.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const row = css({ display: 'flex', gap: '2', marginBlockEnd: '3', '& button': { flex: 'none' } })
