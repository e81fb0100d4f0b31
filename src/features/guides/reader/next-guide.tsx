import { ChevronRightIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Guide } from '#src/contract/guides.ts'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** A link to the next guide. */
export const NextGuide = ({ next }: { next: NonNullable<Guide['next']> }) => (
  <Link
    to="/apps/help-center/guides/$category/$guide"
    params={{ category: next.categorySlug, guide: next.slug }}
    className={cx(sheet(), row)}
  >
    <span className={css({ flex: '1', minWidth: '0' })}>
      <span className={css({ display: 'block', textStyle: 'caption', color: 'muted' })}>
        <Trans>Next guide</Trans>
      </span>
      <span className={css({ display: 'block', textStyle: 'titleSm' })}>{next.title}</span>
    </span>
    <ChevronRightIcon aria-hidden="true" />
  </Link>
)

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  padding: 'card',
  _hover: { background: 'hover' },
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md', color: 'subtle' },
  _print: { display: 'none' },
})
