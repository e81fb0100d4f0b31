import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { type Mailbox, mailboxLink } from './mailbox.ts'
import { MailboxIcon } from './mailbox-icon.tsx'
import { useTitles } from './use-titles.ts'

interface Props {
  mailbox: Mailbox
  icon?: ReactNode
  count?: number
  /** The number of mails that are not sent yet, as text. */
  waiting?: string
  onChosen: (() => void) | undefined
}

/** A link in the sidebar. The mail that is being written stays open. */
export function SidebarLink({ mailbox, icon, count = 0, waiting, onChosen }: Props) {
  const { t, i18n } = useLingui()
  const { ofMailbox } = useTitles()
  const title = ofMailbox(mailbox)
  const name = count > 0 ? t`${title}, ${{ count: i18n.number(count) }}` : title
  return (
    <li>
      <Link
        {...mailboxLink(mailbox)}
        search={({ compose, to }) => ({ compose, to })}
        activeOptions={{ includeSearch: false }}
        aria-label={waiting ? `${title}, ${waiting}` : name}
        className={line}
        onClick={onChosen}
      >
        {({ isActive }) => (
          <>
            {icon ?? <MailboxIcon slug={mailbox.slug} isHere={isActive} />}
            {/* The spaces separate the words for readers. */}
            <span className={words}>{title}</span> {waiting && <span className={late}>{waiting}</span>}{' '}
            {count > 0 && <span className={figure}>{i18n.number(count)}</span>}
          </>
        )}
      </Link>
    </li>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: 'navItem', _touch: 'touch' },
  paddingInline: '3',
  borderRadius: 'md',
  color: 'muted',
  fontWeight: 'medium',
  _hover: { background: 'hover' },
  '&[data-status=active]': {
    background: 'accent.selected',
    color: 'accent.onSelected',
    fontWeight: 'label',
  },
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
})
const words = css({ flex: '1', minWidth: '0', truncate: true })
const figure = css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' })
const late = css({ textStyle: 'label', color: 'warning.text' })
