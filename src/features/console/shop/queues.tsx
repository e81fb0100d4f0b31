import { ChevronRightIcon } from '@heroicons/react/16/solid'
import {
  ArrowDownTrayIcon,
  ArrowUpTrayIcon,
  InboxStackIcon,
  TruckIcon,
  WrenchScrewdriverIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import type { ShopConsole } from './console-query.ts'

/** The work that waits for the user, each with its number. */
export function Queues({ queues }: { queues: ShopConsole['queues'] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const canOpen = useCanOpen()
  const shown = [
    {
      Icon: ArrowUpTrayIcon,
      path: '/main/task/export',
      title: t`Take-outs to check out`,
      line: t`Confirm what customers ordered`,
      count: queues.checkOut,
    },
    {
      Icon: InboxStackIcon,
      path: '/main/task/take-out',
      title: t`Orders to collect`,
      line: t`Pick the goods from the shelves`,
      count: queues.collection,
    },
    {
      Icon: TruckIcon,
      path: '/main/task/delivery',
      title: t`Orders to deliver`,
      line: t`With proof and the cash of it`,
      count: queues.delivery,
    },
    {
      Icon: ArrowDownTrayIcon,
      path: '/main/task/import',
      title: t`Take-ins to check in`,
      line: t`Count what suppliers bring`,
      count: queues.checkIn,
    },
    {
      Icon: WrenchScrewdriverIcon,
      path: '/main/care',
      search: { due: true as const },
      title: t`Care due`,
      line: t`Repairs due today or late`,
      count: queues.care,
    },
  ].filter(({ count, path }) => count !== undefined && canOpen(path))
  if (shown.length === 0) return null

  return (
    <section aria-label={t`My queues`} className={cx(sheet(), css({ overflow: 'hidden' }))}>
      <ul>
        {shown.map(({ Icon, path, search, title, line, count = 0 }) => (
          <li key={path} className={css({ '& + &': { borderBlockStart: 'hairline' } })}>
            <Link to={path} search={search} className={row}>
              <LeadIcon>
                <Icon />
              </LeadIcon>
              <span className={css({ flex: '1', minWidth: '0' })}>
                <span className={name}>{title}</span>
                <span className={more}>{count === 0 ? <Trans>Nothing waits</Trans> : line}</span>
              </span>
              <span className={number}>{formatNumber(count, formats)}</span>
              <ChevronRightIcon aria-hidden="true" className={chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: '18',
  paddingInline: 'card',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const name = css({ display: 'block', fontWeight: 'label' })
const more = css({ display: 'block', textStyle: 'caption', color: 'subtle', truncate: true })
const number = css({ textStyle: 'title', fontWeight: 'label', fontVariantNumeric: 'tabular-nums' })
const chevron = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', color: 'disabled' })
