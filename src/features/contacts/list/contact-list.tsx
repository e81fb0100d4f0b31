import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useParams } from '@tanstack/react-router'
import type { ListedContact } from '#src/contract/contacts.ts'
import { GroupedList } from '#src/ui/lists/grouped-list.tsx'
import { RowErrorBoundary } from '#src/ui/lists/row-error-boundary.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { css } from '#styled-system/css'
import { ContactRow } from './contact-row.tsx'
import { letterOf } from './letter-of.ts'

const route = getRouteApi('/_app/apps/contacts')
const estimate = { head: 34, item: 60 }
const idOf = ({ id }: ListedContact) => id

interface Props {
  contacts: readonly ListedContact[]
  /** The search that found them. */
  topic: string
  list: List
}

/** The contacts, grouped by first letter. Tab reaches one row; the arrow keys move between rows. */
export function ContactList({ contacts, topic, list }: Props) {
  const { t } = useLingui()
  const { id: openId } = useParams({ strict: false })
  const { tag } = route.useSearch()

  return (
    <div role="presentation" className={frame} {...list.frameProps}>
      <GroupedList
        items={contacts}
        keyOf={idOf}
        groupOf={letterOf}
        estimate={estimate}
        topic={topic}
        activeIndex={Math.max(0, list.focus.activeIndex)}
        initialIndex={contacts.findIndex(({ id }) => id === openId)}
        label={t`Contacts`}
        indexLabel={t`Go to a letter`}
        className={sheet}
      >
        {contact => (
          <RowErrorBoundary row={contact}>
            <ContactRow contact={contact} list={list} hiddenTag={tag} />
          </RowErrorBoundary>
        )}
      </GroupedList>
    </div>
  )
}

const frame = css({ flex: '1', minHeight: '0', display: 'flex', _print: { display: 'block' } })
const sheet = css({ background: 'surface', minWidth: '0' })
