import { Bars3BottomLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { openSidebar } from '#src/features/mails/mailbox/sidebar-drawer.ts'
import { useTitles } from '#src/features/mails/mailbox/use-titles.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import { useMailList } from './use-mail-list.ts'

/** The list's name, its page, and links to the other pages. */
export function ListHead({ isHidden }: { isHidden: boolean }) {
  const { t, i18n } = useLingui()
  const { mailbox, pagination } = useMailList()
  const navigate = useNavigate()
  const title = useTitles().ofMailbox(mailbox)
  // A screen has one heading. While a mail replaces the list, that is the heading of the mail.
  const Heading = isHidden ? 'p' : 'h1'
  const { totalResults, currentPage, lastPage, startIndex, endIndex } = pagination
  const [from, to, count] = [startIndex + 1, endIndex + 1, totalResults].map(figure => i18n.number(figure))
  const turn = (page: number) => () =>
    navigate({ to: '.', search: previous => ({ ...previous, page: page === 1 ? undefined : page }) })

  return (
    <header className={head}>
      <IconButton label={t`Folders and labels`} className={narrow} onClick={openSidebar}>
        <Bars3BottomLeftIcon />
      </IconButton>
      <Heading tabIndex={-1} className={heading}>
        {title}
      </Heading>
      {totalResults > 0 && (
        <span aria-live="polite" className={range}>
          <Trans>
            {from}–{to} of {count}
          </Trans>
        </span>
      )}
      <IconButton
        label={t`Previous page`}
        size="sm"
        disabled={currentPage === 1}
        onClick={turn(currentPage - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label={t`Next page`}
        size="sm"
        disabled={currentPage >= lastPage}
        onClick={turn(currentPage + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </header>
  )
}

const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  height: { base: '14', lg: '[3.75rem]' },
  paddingInlineStart: { base: '2', sm: '3', lg: '5' },
  paddingInlineEnd: '2.5',
})
const narrow = css({ display: { lg: 'none' } })
const heading = css({ flex: '1', minWidth: '0', truncate: true, textStyle: 'titleSm' })
const range = css({
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginInlineEnd: '1',
})
