import { BookmarkIcon, CheckIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type DocumentSearch, isFiltered } from '#src/blocks/shop/documents/document-search.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'
import { useSavedViews } from './use-saved-views.ts'

interface Props {
  /** The name of the list, to which its views belong. */
  list: string
  search: DocumentSearch
  onShow: (search: DocumentSearch) => void
}

/** The saved filters of a list: to show, to add, to remove. */
export function SavedViews({ list, search, onShow }: Props) {
  const { t } = useLingui()
  const { views, current, save, remove } = useSavedViews(list, search)
  const [name, setName] = useState('')
  const canSave = isFiltered(search) || search.oldest === true

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    save(name.trim())
    setName('')
  }

  return (
    <Popover
      sheet
      label={t`Saved views`}
      placement="bottom-end"
      trigger={
        <Button size="sm">
          <BookmarkIcon />
          {current ? current.name : <Trans>Saved views</Trans>}
        </Button>
      }
    >
      {close => (
        <div className={panel}>
          {views.length > 0 ? (
            <ul aria-label={t`Saved views`}>
              {views.map(view => (
                <li key={view.name} className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
                  <button
                    type="button"
                    aria-current={view === current || undefined}
                    className={entry}
                    onClick={() => {
                      onShow(view.search)
                      close()
                    }}
                  >
                    <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
                      {view.name}
                    </span>
                    {view === current && <CheckIcon aria-hidden="true" />}
                  </button>
                  <IconButton
                    size="lg"
                    label={t`Remove the view ${{ name: view.name }}`}
                    onClick={() => remove(view.name)}
                  >
                    <TrashIcon />
                  </IconButton>
                </li>
              ))}
            </ul>
          ) : (
            <p className={css({ color: 'muted' })}>
              <Trans>Filter the list, and save the filters here under a name.</Trans>
            </p>
          )}
          {canSave && !current && (
            <form className={css({ display: 'flex', alignItems: 'end', gap: '2' })} onSubmit={submit}>
              <Field label={t`Name of the view`} className={css({ flex: '1', minWidth: '0' })}>
                <Input
                  autoComplete="off"
                  maxLength={60}
                  value={name}
                  onChange={event => setName(event.target.value)}
                />
              </Field>
              <Button type="submit" className={css({ height: 'field' })} disabled={name.trim() === ''}>
                <Trans>Save</Trans>
              </Button>
            </form>
          )}
        </div>
      )}
    </Popover>
  )
}

const panel = css({ display: 'grid', gap: '4', alignContent: 'start' })
const entry = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '2',
  borderRadius: 'md',
  textAlign: 'start',
  _hover: { background: 'hover' },
  '&[aria-current]': { fontWeight: 'label' },
  '& > svg': { flex: 'none', width: 'icon.md', height: 'icon.md', color: 'accent.text' },
})
