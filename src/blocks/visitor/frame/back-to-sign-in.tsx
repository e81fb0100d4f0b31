import { ArrowLeftIcon } from '@heroicons/react/16/solid'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { linkTo } from '#src/blocks/visitor/visitor-links.ts'
import { css, cx } from '#styled-system/css'
import { standaloneLink } from './standalone-link.ts'

/** A link to the sign-in page of the shop that this device belongs to. */
export const BackToSignIn = () => (
  <Link to="." href={linkTo('sign-in')} className={cx(standaloneLink, row)}>
    <ArrowLeftIcon aria-hidden="true" className={css({ width: 'icon.xs', height: 'icon.xs' })} />
    <Trans>Back to sign-in</Trans>
  </Link>
)

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' })
