import { PlusIcon } from '@heroicons/react/16/solid'
import { EllipsisHorizontalIcon, PencilSquareIcon, PrinterIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Contact } from '#src/contract/contacts.ts'
import type { SaveFields } from '#src/features/contacts/editor/use-save.ts'
import { useExportEntries } from '#src/features/contacts/export/use-export-entries.ts'
import { useNameOf } from '#src/features/contacts/fields/contact-name.ts'
import { TagsPopover } from '#src/features/contacts/tags/tags-popover.tsx'
import { useContactNavigation } from '#src/features/contacts/use-contact-navigation.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { ContactActions } from './contact-actions.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { Cover } from './cover.tsx'
import { useRemoveOpen } from './use-remove-open.ts'

/** Shows a contact, without editing. */
export function ContactView({ contact, save }: { contact: Contact; save: SaveFields }) {
  const { t } = useLingui()
  const { tags, canEdit } = useContacts()
  const { edit } = useContactNavigation()
  const remove = useRemoveOpen(contact)
  const exportEntries = useExportEntries()
  const { id, avatar } = contact
  const name = useNameOf()(contact)
  const work = [contact.title ?? contact.job?.title, contact.company ?? contact.job?.company]

  return (
    <div className={frame}>
      <Cover contact={contact} />
      <div className={head}>
        <Avatar name={name} image={avatar} decorative className={portrait} />
        <span className={editing}>
          {canEdit && (
            <Button onClick={() => edit(id)}>
              <PencilSquareIcon />
              <Trans>Edit</Trans>
            </Button>
          )}
        </span>
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton label={t`More actions`}>
              <EllipsisHorizontalIcon />
            </IconButton>
          }
          entries={[
            { label: t`Print`, icon: <PrinterIcon />, run: () => print() },
            { heading: t`Export`, entries: exportEntries([id]) },
            ...(canEdit
              ? ([
                  'separator',
                  { label: t`Delete contact`, icon: <TrashIcon />, danger: true, run: remove },
                ] as const)
              : []),
          ]}
        />
      </div>
      <div className={words}>
        <h2 className={heading}>{name}</h2>
        <p className={meta}>{work.filter(Boolean).join(', ')}</p>
        <div className={chips}>
          {tags
            .filter(tag => contact.tags.includes(tag.id))
            .map(tag => (
              <Tag key={tag.id} tone={tagTone(tag)} className={chip}>
                {tag.title}
              </Tag>
            ))}
          {canEdit && (
            <TagsPopover
              contact={contact}
              save={save}
              trigger={
                <button type="button" className={button({ size: 'sm' })}>
                  <PlusIcon />
                  <Trans>Tag</Trans>
                </button>
              }
            />
          )}
        </div>
        <ContactActions contact={contact} />
      </div>
      <ContactFacts contact={contact} />
    </div>
  )
}

const frame = css({
  height: 'full',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: '[max(1.75rem, env(safe-area-inset-bottom))]',
})
const head = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '1',
  marginBlockStart: '[-3.25rem]',
  paddingInlineStart: { base: '5', sm: '8' },
  paddingInlineEnd: { base: '3', sm: '6' },
})
const portrait = css({
  width: '28',
  height: '28',
  fontSize: 'display',
  boxShadow: '[0 0 0 5px {colors.surface}]',
})
const editing = css({ marginInlineStart: 'auto' })
const words = css({ paddingInline: { base: '5', sm: '8' }, paddingBlockEnd: '5' })
const heading = css({ textStyle: 'heading', marginBlockStart: '4', overflowWrap: 'anywhere' })
const meta = css({ color: 'muted' })
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBlockStart: '3.5',
  alignItems: 'center',
})
const chip = css({ minHeight: '6', fontSize: 'label' })
