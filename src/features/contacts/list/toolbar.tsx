import { CheckIcon, ChevronDownIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import type { SearchText } from '#src/ui/lists/use-search-text.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'

export const searchId = 'contact-search'

/** Search field and tag filter; the address contains both. */
export function Toolbar({ search }: { search: SearchText }) {
  const { t } = useLingui()
  return (
    <div role="search" aria-label={t`Find contacts`} className={bar}>
      <SearchField
        id={searchId}
        label={t`Search contacts`}
        placeholder={t`Name, number, company`}
        search={search}
        size="md"
        className={field}
      />
      <TagFilter />
    </div>
  )
}

const route = getRouteApi('/_app/apps/contacts')
const all = 'all'

function TagFilter() {
  const { t } = useLingui()
  const { tags } = useContacts()
  const navigate = route.useNavigate()
  const { tag: chosen } = route.useSearch()
  const tag = tags.find(({ id }) => id === chosen)

  const keepTo = (id: string | undefined) =>
    navigate({ to: '.', search: previous => ({ ...previous, tag: id }), resetScroll: false })

  return (
    <div className={filter}>
      <Menu
        label={t`Keep to a tag`}
        placement="bottom-end"
        trigger={
          <Button variant={tag ? 'soft' : 'secondary'} className={trigger}>
            {tag && <CheckIcon />}
            <span className={title}>{tag?.title ?? <Trans>All tags</Trans>}</span>
            <ChevronDownIcon />
          </Button>
        }
        entries={[
          {
            value: tag?.id ?? all,
            onChange: id => void keepTo(id === all ? undefined : id),
            options: [
              { value: all, label: t`All tags` },
              ...tags.map(({ id, title }) => ({ value: id, label: title })),
            ],
          },
        ]}
      />
      {tag && (
        <IconButton label={t`Show all tags`} onClick={() => keepTo(undefined)}>
          <XMarkIcon />
        </IconButton>
      )}
    </div>
  )
}

const bar = css({
  flex: 'none',
  display: 'flex',
  gap: '2',
  paddingInline: 'page',
  paddingBlockEnd: '3',
  _print: { display: 'none' },
})
const field = css({ flex: '1', maxWidth: { sm: 'pane.popover' } })
const filter = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  maxWidth: '[50%]',
})
const trigger = css({
  height: 'field',
  minWidth: '0',
  flexShrink: '1',
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})
const title = css({ truncate: true })
