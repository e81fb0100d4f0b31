import { ChevronRightIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'

/** Breadcrumbs of the help centre: a link to its first page, then the children. */
export function HelpTrail({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`You are here`} className={trail}>
      <Link to="/apps/help-center" className={link()}>
        <Trans>Help centre</Trans>
      </Link>
      {children}
    </nav>
  )
}

export const TrailStep = ({ children }: { children: ReactNode }) => (
  <>
    <ChevronRightIcon
      aria-hidden="true"
      className={css({ width: 'icon.xs', height: 'icon.xs', flex: 'none' })}
    />
    {children}
  </>
)

const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.5',
  minHeight: 'touch',
  marginBlockEnd: '-4',
  color: 'subtle',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  _print: { display: 'none' },
})
