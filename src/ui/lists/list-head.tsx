import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { css, cx } from '#styled-system/css'

interface Props {
  title: ReactNode
  /** A text with the number of rows. */
  summary: ReactNode
  /** The menu of actions for the whole list. */
  entries: ComponentProps<typeof Menu>['entries']
  search?: ReactNode
  /** Buttons after the menu. */
  children: ReactNode
  className?: string
}

/** The head of a list screen: title, search, a menu, and the button that adds to the list. */
export function ListHead({ title, summary, entries, search, children, className }: Props) {
  const { t } = useLingui()
  return (
    <header className={cx(head, className)}>
      <PageHeading title={title}>{summary}</PageHeading>
      {search}
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton label={t`More actions`}>
            <EllipsisHorizontalIcon />
          </IconButton>
        }
        entries={entries}
      />
      {children}
    </header>
  )
}

const head = css({
  flex: 'none',
  display: 'flex',
  gap: '2.5',
  _print: { paddingInline: '0', '& button, & [role=search]': { display: 'none' } },
})
