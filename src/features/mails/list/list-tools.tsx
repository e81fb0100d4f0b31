import { EnvelopeIcon, PaperClipIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '#src/features/mails/load-mails.ts'
import { mailboxLink } from '#src/features/mails/mailbox/mailbox.ts'
import { useMailSearch } from '#src/features/mails/search/use-mail-search.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { css, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'

const route = getRouteApi('/_app/apps/mailbox')

export const searchId = 'mail-search'

/** Search and filters; the address contains all of them. */
export function ListTools() {
  const { t } = useLingui()
  const { folder } = useParams({ strict: false })
  const { from } = route.useSearch()
  const search = useMailSearch()
  const { text, narrow } = search

  return (
    <div role="search" aria-label={t`Find mails`} className={frame}>
      <div className={bar}>
        <SearchField
          id={searchId}
          label={t`Search mails`}
          search={search}
          className={field}
          onFocus={() => void api.prepareSearch().catch(() => undefined)}
        />
        <Filter name="unread" label={t`Unread only`}>
          <EnvelopeIcon />
        </Filter>
        <Filter name="attached" label={t`With attachments only`}>
          <PaperClipIcon />
        </Filter>
      </div>
      {(from || (text && folder !== 'all')) && (
        <div className={more}>
          {from && (
            <Tag tone="accent" onRemove={() => narrow({ from: undefined })}>
              {t`From ${from}`}
            </Tag>
          )}
          {text && folder !== 'all' && (
            <Link
              {...mailboxLink({ kind: 'folder', slug: 'all' })}
              search={previous => ({ ...previous, q: text, page: undefined })}
              className={cx(link(), everywhere)}
            >
              <Trans>Search in all mail</Trans>
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

function Filter({ name, label, children }: FilterProps) {
  const isOn = route.useSearch()[name] ?? false
  const { narrow } = useMailSearch()
  return (
    <IconButton
      size="sm"
      label={label}
      pressed={isOn}
      onClick={() => narrow({ [name]: isOn ? undefined : true })}
    >
      {children}
    </IconButton>
  )
}

interface FilterProps {
  name: 'unread' | 'attached'
  label: string
  children: ReactNode
}

const frame = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  minHeight: '12',
  paddingInline: { base: '3', lg: '4' },
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
  _print: { display: 'none' },
})
const bar = css({ flex: '[1 1 auto]', minWidth: '0', display: 'flex', alignItems: 'center', gap: '1' })
const field = css({ flex: '1', minWidth: '0', maxWidth: '96' })
const more = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', paddingBlock: '1' })
const everywhere = css({ textStyle: 'label', marginInlineStart: 'auto' })
