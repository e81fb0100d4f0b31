import { PencilSquareIcon, PlusIcon, TagIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompose } from '#src/features/mails/compose/use-compose.ts'
import { LabelDot } from '#src/features/mails/labels/label-look.tsx'
import { useMails } from '#src/features/mails/use-mails.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { LayoutMenu } from './layout-menu.tsx'
import { MailboxIcon } from './mailbox-icon.tsx'
import { useSidebarAsked } from './sidebar-drawer.ts'
import { SidebarLink } from './sidebar-link.tsx'

/** All mailboxes: beside the list from `lg`, in a drawer on smaller screens. */
export function Sidebar() {
  const { t } = useLingui()
  const isWide = useBreakpoint('lg')
  const [isOpen, setIsOpen] = useState(false)
  useSidebarAsked(() => setIsOpen(true))

  if (isWide)
    return (
      <nav aria-label={t`Folders and labels`} className={pane}>
        <Mailboxes />
      </nav>
    )

  return (
    <Drawer open={isOpen} onOpenChange={setIsOpen} side="left" width="nav" label={t`Mailbox`} bare>
      <nav aria-label={t`Folders and labels`} className={over}>
        <Mailboxes onChosen={() => setIsOpen(false)} />
      </nav>
    </Drawer>
  )
}

function Mailboxes({ onChosen }: { onChosen?: () => void }) {
  const { t } = useLingui()
  const { folders, filters, labels, leaving, snoozed } = useMails()
  const navigate = useNavigate()
  const compose = useCompose()
  const waiting = leaving.size
  // The specification has no outbox; it is shown after the drafts.
  const afterDrafts = folders.findIndex(({ slug }) => slug === 'drafts') + 1

  function manage() {
    onChosen?.()
    void navigate({ to: '.', search: previous => ({ ...previous, labels: 'edit' }) })
  }

  function write() {
    onChosen?.()
    void compose.open('new')
  }

  return (
    <>
      <Button variant="primary" className={action} onClick={write}>
        <PencilSquareIcon />
        <Trans>Compose</Trans>
      </Button>
      <ul>
        {folders.slice(0, afterDrafts).map(({ slug, count }) => (
          <SidebarLink key={slug} mailbox={{ kind: 'folder', slug }} count={count} onChosen={onChosen} />
        ))}
        <SidebarLink
          mailbox={{ kind: 'folder', slug: 'outbox' }}
          waiting={waiting > 0 ? t`${waiting} waiting` : undefined}
          onChosen={onChosen}
        />
        {snoozed.length > 0 && (
          <SidebarLink
            mailbox={{ kind: 'folder', slug: 'snoozed' }}
            count={snoozed.length}
            onChosen={onChosen}
          />
        )}
        {folders.slice(afterDrafts).map(({ slug, count }) => (
          <SidebarLink key={slug} mailbox={{ kind: 'folder', slug }} count={count} onChosen={onChosen} />
        ))}
        <SidebarLink mailbox={{ kind: 'folder', slug: 'all' }} onChosen={onChosen} />
      </ul>
      <h2 className={heading}>
        <Trans>Filters</Trans>
      </h2>
      <ul>
        {filters.map(({ slug }) => (
          <SidebarLink
            key={slug}
            mailbox={{ kind: 'filter', slug }}
            icon={<MailboxIcon slug={slug} />}
            onChosen={onChosen}
          />
        ))}
      </ul>
      <h2 className={heading}>
        <Trans>Labels</Trans>
        <IconButton size="sm" label={t`Edit labels`} onClick={manage}>
          {labels.length > 0 ? <TagIcon /> : <PlusIcon />}
        </IconButton>
      </h2>
      <ul>
        {labels.map(({ id, slug, color }) => (
          <SidebarLink
            key={id}
            mailbox={{ kind: 'label', slug }}
            icon={<LabelDot color={color} className={square} />}
            onChosen={onChosen}
          />
        ))}
      </ul>
      <LayoutMenu />
    </>
  )
}

const pane = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 'pane.folders',
  paddingBlockStart: '1',
  paddingInlineStart: '4',
  paddingInlineEnd: '3',
  overflowY: 'auto',
  _print: { display: 'none' },
})
const over = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  padding: '4',
  overflowY: 'auto',
})
const action = css({ flex: 'none', width: 'full', minHeight: 'touch', marginBlockEnd: '3.5' })
const square = css({ marginInline: '[5px]' })
const heading = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'control.sm',
  marginBlockStart: '2.5',
  paddingInlineStart: '3',
  textStyle: 'caption',
  fontWeight: 'label',
  color: 'subtle',
})
