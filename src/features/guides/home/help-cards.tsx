import { BookOpenIcon, EnvelopeIcon, QuestionMarkCircleIcon } from '@heroicons/react/24/outline'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useCan } from '#src/api/rights.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** Links to the parts of the help centre. */
export function HelpCards({ guides }: { guides: number }) {
  const can = useCan()
  return (
    <ul className={grid}>
      <HelpCard
        to="/apps/help-center/faqs"
        icon={<QuestionMarkCircleIcon />}
        title={<Trans>Questions</Trans>}
        text={<Trans>Short answers to what colleagues ask.</Trans>}
      />
      <HelpCard
        to="/apps/help-center/guides"
        icon={<BookOpenIcon />}
        title={<Trans>Guides</Trans>}
        text={<Plural value={guides} one="# guide, step by step." other="# guides, step by step." />}
      />
      {can('help', 'create') && (
        <HelpCard
          to="/apps/help-center/support"
          icon={<EnvelopeIcon />}
          title={<Trans>Support</Trans>}
          text={<Trans>Nothing fits? Write to us.</Trans>}
        />
      )}
    </ul>
  )
}

interface HelpCardProps {
  to: ComponentProps<typeof Link>['to']
  icon: ReactNode
  title: ReactNode
  text: ReactNode
}

const HelpCard = ({ to, icon, title, text }: HelpCardProps) => (
  <li>
    <Link to={to} className={cx(sheet(), card)}>
      <LeadIcon>{icon}</LeadIcon>
      <span className={css({ minWidth: '0' })}>
        <span className={css({ display: 'block', textStyle: 'titleSm' })}>{title}</span>
        <span className={css({ display: 'block', color: 'muted' })}>{text}</span>
      </span>
    </Link>
  </li>
)

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 15rem), 1fr))]',
  gap: { base: '3', md: '5' },
  _print: { display: 'none' },
})
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  height: 'full',
  padding: 'card',
  _hover: { background: 'hover' },
})
