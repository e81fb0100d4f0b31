import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { CardTable } from '#src/features/contacts/csv/read-rows.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'
import { ImportPreview } from './import-preview.tsx'
import { type Choice, choicesOf, type Kind, type Planned } from './plan-import.ts'
import type { Import } from './use-import.ts'

interface Props {
  cards: Import
  planned: readonly Planned[]
  unreadable: number
  /** The tables with rows that cannot be read. */
  tables: readonly CardTable[]
}

const LeftOut = lazyWithRetry(() =>
  import('#src/features/contacts/csv/left-out.tsx').then(module => module.LeftOut),
)

const here = ['known', 'unchanged', 'duplicateInFile'] as const

/** The contacts in the files, which of them already exist, and what to do with each. */
export function ImportChoices({ cards, planned, unreadable, tables }: Props) {
  const { t } = useLingui()
  const among = (kinds: readonly Kind[]) => planned.filter(({ kind }) => kinds.includes(kind))
  const fresh = among(['new']).length
  const matched = planned.filter(({ match }) => match)
  const known = matched.length
  const failed = tables.reduce((sum, table) => sum + table.failed.length, 0)
  const words = { add: t`Add`, merge: t`Merge`, skip: t`Skip` }
  const status = {
    new: { label: t`New`, tone: 'success' },
    known: { label: t`Here already`, tone: 'warning' },
    unchanged: { label: t`Nothing new`, tone: 'neutral' },
    duplicateInFile: { label: t`Twice in the file`, tone: 'neutral' },
  } as const

  return (
    <div className={stack}>
      <p role="status" className={counts}>
        <Plural value={fresh} one="# new" other="# new" />
        {known > 0 && (
          <>
            , <Plural value={known} one="# here already" other="# here already" />
          </>
        )}
        {unreadable > 0 && (
          <>
            , <Plural value={unreadable} one="# cannot be read" other="# cannot be read" />
          </>
        )}
        {failed > 0 && (
          <>
            , <Plural value={failed} one="# left out" other="# left out" />
          </>
        )}
      </p>
      {failed > 0 && (
        <Suspense>
          <LeftOut tables={tables} />
        </Suspense>
      )}
      {known > 0 && (
        <div className={all}>
          <span>
            <Trans>With those who are here already:</Trans>
          </span>
          <SegmentedControl<Choice | 'each'>
            label={t`With those who are here already`}
            value={common(matched)}
            onChange={choice => choice !== 'each' && cards.chooseAll(here, choice)}
            options={(['merge', 'add', 'skip'] as const).map(value => ({ value, label: words[value] }))}
          />
        </div>
      )}
      <ImportPreview
        label={t`Contacts in the file`}
        choiceLabel={name => t`What to do with ${name}`}
        onChoose={cards.chooseOne}
        lines={planned.map(card => ({
          key: card.key,
          title: card.fields.name ?? '',
          detail: detailOf(card),
          status: status[card.kind],
          choice: card.choice,
          choices: choicesOf(card).map(value => ({ value, label: words[value] })),
          lead: <Avatar size="sm" decorative name={card.fields.name ?? ''} image={card.fields.avatar} />,
        }))}
      />
    </div>
  )
}

/** The choice that all cards share, else `each`. */
function common(cards: readonly Planned[]): Choice | 'each' {
  const choices = new Set(cards.map(({ choice }) => choice))
  const [first = 'each'] = choices
  return choices.size === 1 ? first : 'each'
}

const detailOf = ({ fields: { phoneNumbers = [], emails = [], company, title } }: Planned) =>
  [phoneNumbers[0]?.phoneNumber, emails[0]?.email, title, company].filter(Boolean).join(' · ')

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const counts = css({ textStyle: 'titleSm', fontVariantNumeric: 'tabular-nums' })
const all = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  color: 'muted',
})
