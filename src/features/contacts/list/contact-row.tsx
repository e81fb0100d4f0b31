import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MouseEvent as ReactMouseEvent } from 'react'
import type { ListedContact } from '#src/contract/contacts.ts'
import { useNameOf } from '#src/features/contacts/fields/contact-name.ts'
import { national } from '#src/features/contacts/fields/phone.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { css, cx } from '#styled-system/css'
import * as look from './contact-row-look.ts'
import { QuickActions } from './quick-actions.tsx'
import { rowIdOf } from './row-ids.ts'
import { useLongPress } from './use-long-press.ts'

interface Props {
  contact: ListedContact
  tabIndex: number
  selection: Selection
  /** Every row has it, so it says nothing. */
  hiddenTag: string | undefined
}

/** A contact in the list. Its name leads to the drawer; with Ctrl, ⌘ or Shift, or in the select mode, it is chosen. */
export function ContactRow({ contact, tabIndex, selection, hiddenTag }: Props) {
  const { t } = useLingui()
  const { tags, codes } = useContacts()
  const { id, avatar, title, company, email, phone } = contact
  const name = useNameOf()(contact)
  const isChosen = selection.isChosen(id)
  const isChoosing = selection.isSelecting || selection.ids.length > 0
  const press = useLongPress(() => selection.toggle(id))

  function choose(event: ReactMouseEvent) {
    const isSingle = isChoosing || event.ctrlKey || event.metaKey
    if (!isSingle && !event.shiftKey) return
    event.preventDefault()
    if (event.shiftKey) selection.extendTo(id)
    else selection.toggle(id)
  }

  return (
    <div data-contact={id} className={look.row({ isChosen })} {...press}>
      <div className={cx(look.lead, isChoosing && look.choosing)}>
        <Avatar name={name} image={avatar} decorative />
        <Checkbox
          tabIndex={tabIndex}
          aria-label={t`Select ${name}`}
          checked={isChosen}
          onChange={({ nativeEvent }) => {
            const isStretch = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
            if (isStretch) selection.extendTo(id)
            else selection.toggle(id)
          }}
        />
      </div>
      <div className={look.words}>
        <Link
          id={rowIdOf(id)}
          from="/apps/contacts"
          to="/apps/contacts/$id"
          params={{ id }}
          search={({ q, tag }) => ({ q, tag })}
          resetScroll={false}
          tabIndex={tabIndex}
          className={look.name}
          onClick={choose}
        >
          {name}
          {isChosen && (
            <span className={css({ srOnly: true })}>
              <Trans>, selected</Trans>
            </span>
          )}
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
      {!isChoosing && <QuickActions contact={contact} tabIndex={tabIndex} selection={selection} />}
    </div>
  )
}
