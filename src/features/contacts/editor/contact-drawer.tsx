import { CheckIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { Contact } from '#src/contract/contacts.ts'
import { wasRemoved } from '#src/device/removed.ts'
import { useNameOf } from '#src/features/contacts/fields/contact-name.ts'
import { useContactNavigation } from '#src/features/contacts/use-contact-navigation.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { ContactView } from '#src/features/contacts/view/contact-view.tsx'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { useDiscardIfEmpty } from '#src/ui/form/use-discard-if-empty.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { ContactTools } from './contact-tools.tsx'
import { isBlank } from './is-blank.ts'
import { type Save, useSave } from './use-save.ts'

const ContactForm = lazyWithRetry(() => import('./contact-form.tsx').then(module => module.ContactForm))
const route = getRouteApi('/_app/apps/contacts/$id')

/** The contact that the address names: beside the list from `lg`, over it on smaller screens. */
export function ContactDrawer() {
  const { t } = useLingui()
  const contact = route.useLoaderData()
  const { id } = route.useParams()
  const { close } = useContactNavigation()

  if (!contact && wasRemoved(id))
    return (
      <Navigate
        to="/apps/contacts"
        search={previous => ({ ...previous, edit: undefined })}
        resetScroll={false}
        replace
      />
    )
  if (!contact)
    return (
      <Drawer open beside label={t`Contact`} onOpenChange={close}>
        <EmptyState scene={<NoResultsScene />} title={<Trans>This contact is not here</Trans>}>
          <Trans>The contact may have been deleted, here or in another window.</Trans>
        </EmptyState>
      </Drawer>
    )

  return <OpenContact key={contact.id} stored={contact} />
}

function OpenContact({ stored }: { stored: Contact }) {
  const { t } = useLingui()
  const { canEdit } = useContacts()
  const { edit = false } = route.useSearch()
  const isEditing = canEdit && edit
  const { contact, ...save } = useSave(stored)
  const { open, close } = useContactNavigation()
  const name = useNameOf()(contact)
  const done = () => (isBlank(contact) ? close() : open(contact.id))
  useKeyboardShortcuts([{ keys: 'Escape', label: t`Close the contact`, run: isEditing ? done : close }])
  useEffect(() => void ContactForm.preload(), [])

  return (
    <Drawer
      open
      beside
      bare={!isEditing}
      printsAlone
      label={name}
      onOpenChange={close}
      action={<DoneButton onClick={done} />}
      tools={<ContactTools contact={contact} status={save.status} />}
    >
      {isEditing ? (
        <Editing contact={contact} {...save} />
      ) : (
        <ContactView contact={contact} save={save.save} />
      )}
    </Drawer>
  )
}

/** A contact that is left empty is removed, even while the code of its form is loading. */
function Editing({ contact, save, ...rest }: Save & { contact: Contact }) {
  const { discard } = useContacts()
  const leaving = useDiscardIfEmpty({ isBlank: isBlank(contact), discard: () => discard(contact.id) })
  return (
    <Suspense fallback={<ContactSkeletonDrawer />}>
      <ContactForm contact={contact} save={leaving.known(save)} {...rest} />
    </Suspense>
  )
}

/** Skeleton of the drawer. */
const ContactSkeletonDrawer = () => (
  <div aria-hidden="true" className={frame}>
    <Skeleton round width="6rem" height="6rem" />
    {Array.from({ length: 7 }, (_, line) => (
      <Skeleton key={line} height="2.75rem" className={css({ borderRadius: 'md' })} />
    ))}
  </div>
)

const frame = css({ display: 'grid', gap: '5', padding: '1' })

/** Closes the editor. Everything is already saved. */
const DoneButton = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick}>
    <CheckIcon />
    <Trans>Done</Trans>
  </Button>
)
