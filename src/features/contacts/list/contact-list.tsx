import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useParams } from '@tanstack/react-router'
import type { ListedContact } from '#src/contract/contacts.ts'
import { GroupedList } from '#src/ui/list/grouped-list.tsx'
import { RowErrorBoundary } from '#src/ui/list/row-error-boundary.tsx'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { css } from '#styled-system/css'
import { ContactRow } from './contact-row.tsx'
import { letterOf } from './letter-of.ts'
import { useListKeys } from './use-list-keys.ts'
import { useRowFocus } from './use-row-focus.ts'

const route = getRouteApi('/_app/apps/contacts')
const estimate = { head: 34, item: 60 }
const idOf = ({ id }: ListedContact) => id

interface Props {
  contacts: readonly ListedContact[]
  /** What they were found by. */
  topic: string
  selection: Selection
}

/** The contacts by their letters. Tab reaches one row; arrows, j and k go from row to row. */
export function ContactList({ contacts, topic, selection }: Props) {
  const { t } = useLingui()
  const { id: openId } = useParams({ strict: false })
  const focus = useRowFocus(contacts, openId)
  useListKeys({ contacts, focus, selection })
  const { tag } = route.useSearch()

  return (
    <div role="presentation" className={frame} onKeyDown={focus.moveByKey} onFocus={focus.activate}>
      <GroupedList
        items={contacts}
        keyOf={idOf}
        groupOf={letterOf}
        estimate={estimate}
        topic={topic}
        activeIndex={focus.activeIndex}
        initialIndex={contacts.findIndex(({ id }) => id === openId)}
        label={t`Contacts`}
        indexLabel={t`Go to a letter`}
        className={sheet}
      >
        {contact => (
          <RowErrorBoundary row={contact}>
            <ContactRow
              contact={contact}
              tabIndex={contact.id === focus.activeId ? 0 : -1}
              selection={selection}
              hiddenTag={tag}
            />
          </RowErrorBoundary>
        )}
      </GroupedList>
    </div>
  )
}

const frame = css({ flex: '1', minHeight: '0', display: 'flex', _print: { display: 'block' } })
const sheet = css({ background: 'surface', minWidth: '0' })
