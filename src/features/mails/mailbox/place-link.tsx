import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { linkTo, type Place } from './place.ts'
import { PlaceIcon } from './place-icon.tsx'
import { useTitles } from './use-titles.ts'

interface Props {
  place: Place
  icon?: ReactNode
  count?: number
  /** What has not left yet, in words. */
  waiting?: string
  onChosen: (() => void) | undefined
}

/** A line of the sidebar. What is being written stays open. */
export function PlaceLink({ place, icon, count = 0, waiting, onChosen }: Props) {
  const { t, i18n } = useLingui()
  const { ofPlace } = useTitles()
  const title = ofPlace(place)
  const name = count > 0 ? t`${title}, ${count}` : title
  return (
    <li>
      <Link
        {...linkTo(place)}
        search={({ compose, to }) => ({ compose, to })}
        activeOptions={{ includeSearch: false }}
        aria-label={waiting ? `${title}, ${waiting}` : name}
        className={line}
        onClick={onChosen}
      >
        {({ isActive }) => (
          <>
            {icon ?? <PlaceIcon slug={place.slug} isHere={isActive} />}
            <span className={words}>{title}</span>
            {waiting && <span className={late}>{waiting}</span>}
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
