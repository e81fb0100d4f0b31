import { ChevronRightIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Item } from '#src/contract/files.ts'
import { dropOn, type ItemDrag } from '#src/features/files/drag/use-item-drag.ts'
import { folderLink } from '#src/features/files/links.ts'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'

/** The folders from the root to the one on screen, each a link but the last. Items can be dropped on the links. */
export function Breadcrumb({ path, drag }: { path: readonly Item[]; drag: ItemDrag }) {
  const { t } = useLingui()
  const target = (id: string | null) => ({ ...dropOn(id), 'data-over': drag.isOver(id) || undefined })
  return (
    <nav aria-label={t`You are here`} className={trail}>
      <Link to="/apps/file-manager" search={{}} draggable={false} className={link()} {...target(null)}>
        <Trans>All files</Trans>
      </Link>
      {path.map(({ id, name }, index) => (
        <Fragment key={id}>
          <ChevronRightIcon aria-hidden="true" />
          {index === path.length - 1 ? (
            <span aria-current="page" className={current}>
              {name}
            </span>
          ) : (
            <Link {...folderLink(id)} search={{}} draggable={false} className={link()} {...target(id)}>
              {name}
            </Link>
          )}
        </Fragment>
      ))}
    </nav>
  )
}

const trail = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.5',
  paddingInline: 'page',
  paddingBlockEnd: '2',
  color: 'subtle',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '[1.75rem]',
    _touch: { minHeight: 'touch' },
    '&[data-over]': { outline: 'focus' },
  },
  '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs' },
  _print: { display: 'none' },
})
const current = css({ color: 'muted', overflowWrap: 'anywhere' })
