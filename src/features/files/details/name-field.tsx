import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { Item } from '#src/contract/files.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'
import type { Save } from './use-save.ts'

const route = getRouteApi('/_app/apps/file-manager')

interface Props {
  item: Item
  canEdit: boolean
  save: Save
}

/** The name of an item. It saves by itself; an empty name is not saved. */
export function NameField({ item, canEdit, save }: Props) {
  const { rename = false } = route.useSearch()
  const name = useAutosave({
    stored: item.name,
    save: async text => (text.trim() === '' ? false : save({ name: text })),
    draftKey: canEdit ? `file.${item.id}.name` : undefined,
  })
  if (!canEdit) return <h3 className={heading}>{item.name}</h3>
  return (
    <div>
      <Field
        label={item.type === 'folder' ? <Trans>Folder name</Trans> : <Trans>File name</Trans>}
        error={name.value.trim() === '' ? <Trans>Fill this in.</Trans> : undefined}
      >
        <Input
          key={String(rename)}
          value={name.value}
          maxLength={255}
          autoFocus={rename}
          onFocus={({ target }) => rename && selectStem(target)}
          onChange={event => name.change(event.target.value)}
          onBlur={() => void name.flush()}
        />
      </Field>
      <ConflictNotice conflict={name.conflict} />
    </div>
  )
}

/** Selects the name without its ending, which should stay. */
function selectStem(input: HTMLInputElement) {
  const end = input.value.lastIndexOf('.')
  input.setSelectionRange(0, end > 0 ? end : input.value.length)
}

const heading = css({ textStyle: 'title', overflowWrap: 'anywhere' })
