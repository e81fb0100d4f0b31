import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useParams } from '@tanstack/react-router'
import { useDroppedCards } from '#src/features/contacts/import/use-dropped-cards.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useList } from '#src/ui/lists/use-list.ts'
import type { SearchText } from '#src/ui/lists/use-search-text.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { css } from '#styled-system/css'
import { ContactList } from './contact-list.tsx'
import { ContactsBulkActions } from './contacts-bulk-actions.tsx'
import { ContactsEmpty } from './contacts-empty.tsx'
import { ContactsHead } from './contacts-head.tsx'
import { Toolbar } from './toolbar.tsx'
import { useContactKeys } from './use-contact-keys.ts'

const route = getRouteApi('/_app/apps/contacts')

/** The screen without the drawer. Business cards can be dropped on it. */
export function ContactsPane({ search }: { search: SearchText }) {
  const { t } = useLingui()
  const { shown } = useContacts()
  const { tag } = route.useSearch()
  const { id: openId } = useParams({ strict: false })
  const ids = shown.map(({ id }) => id)
  const selection = useSelection(ids)
  const list = useList({ ids, selection, elementIdOf: id => `contact-${id}`, openId })
  const drop = useDroppedCards()
  useContactKeys(list)

  return (
    <div className={pane} {...drop.target}>
      <ContactsHead onSelect={selection.start} />
      <Toolbar search={search} />
      {shown.length > 0 ? (
        <ContactList contacts={shown} topic={`${search.query}/${tag}`} list={list} />
      ) : (
        <ContactsEmpty query={search.query} />
      )}
      <ContactsBulkActions list={list} />
      {drop.isOver && <div className={over}>{t`Drop the business cards here`}</div>}
    </div>
  )
}

const pane = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  _print: { display: 'block', containerType: 'normal' },
})
const over = css({
  position: 'absolute',
  inset: '3',
  zIndex: 'sticky',
  display: 'grid',
  placeItems: 'center',
  textStyle: 'title',
  color: 'accent.text',
  background: 'accent.subtle',
  borderRadius: 'xl',
  outline: '[2px dashed {colors.accent.ring}]',
  outlineOffset: '[-2px]',
  pointerEvents: 'none',
})
