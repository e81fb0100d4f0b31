import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { ListedContact } from '#src/contract/contacts.ts'
import { useNameOf } from '#src/features/contacts/fields/contact-name.ts'
import { national } from '#src/features/contacts/fields/phone.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { RowCheckbox, SelectedText } from '#src/ui/lists/row-selection.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { cx } from '#styled-system/css'
import * as look from './contact-row-look.ts'
import { QuickActions } from './quick-actions.tsx'
import { useLongPress } from './use-long-press.ts'

interface Props {
  contact: ListedContact
  list: List
  /** The tag that every row has, which is not shown. */
  hiddenTag: string | undefined
}

/**
 * A contact in the list. A click on its name opens the drawer; with Ctrl, ⌘ or Shift, or in select mode, it selects.
 */
export function ContactRow({ contact, list, hiddenTag }: Props) {
  const { t } = useLingui()
  const { tags, codes } = useContacts()
  const { id, avatar, title, company, email, phone } = contact
  const name = useNameOf()(contact)
  const { selection } = list
  const press = useLongPress(() => selection.toggle(id))

  return (
    <div {...list.rowProps(id)} className={look.row({ isChosen: selection.isSelected(id) })} {...press}>
      <div className={cx(look.lead, selection.isActive && look.choosing)}>
        <Avatar name={name} image={avatar} decorative />
        <RowCheckbox list={list} id={id} label={t`Select ${name}`} />
        <RowMark table="contacts" id={id} />
      </div>
      <div className={look.words}>
        <Link
          {...list.linkProps(id)}
          from="/apps/contacts"
          to="/apps/contacts/$id"
          params={{ id }}
          search={({ q, tag }) => ({ q, tag })}
          resetScroll={false}
          className={look.name}
        >
          {name}
          <SelectedText selection={selection} id={id} />
        </Link>
        <p className={look.meta}>{[title, company].filter(Boolean).join(', ')}</p>
      </div>
      <p className={look.number}>
        {phone && (
          <>
            <span className={look.code}>{codes.get(phone.country.toLowerCase())}</span> {national(phone)}
          </>
        )}
      </p>
      <p className={look.mail}>{email}</p>
      <div className={look.tags}>
        {tags
          .filter(tag => tag.id !== hiddenTag && contact.tags.includes(tag.id))
          .map(tag => (
            <Tag key={tag.id} tone={tagTone(tag)} className={look.tag}>
              {tag.title}
            </Tag>
          ))}
      </div>
      {!selection.isActive && (
        <QuickActions
          contact={contact}
          tabIndex={list.tabIndexOf(id)}
          onSelect={() => selection.toggle(id)}
        />
      )}
    </div>
  )
}
