import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import type { User } from '#src/contract/shared/user.ts'
import type { AuditLine } from '#src/contract/shop/audit.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { BeforeAfter } from './before-after.tsx'
import { useAuditWords } from './use-audit-words.ts'
import { useSettingChanges } from './use-setting-changes.ts'
import { valueText } from './value-text.ts'

/** The beginning of the address of a document, by its kind. */
const pages: Record<string, string> = {
  takeOut: '/main/take-out',
  takeIn: '/main/take-in',
  count: '/main/inventory/count',
  transfer: '/main/inventory/transfer',
  adjustment: '/main/inventory/adjustment',
}

interface Props {
  rows: readonly AuditLine[]
  people: readonly User[]
}

/** Lines of the audit log: who did what, to which document, and its state before and after. */
export function AuditRows({ rows, people }: Props) {
  const { t } = useLingui()
  const byId = new Map(people.map(person => [person.id, person]))
  return (
    <ul aria-label={t`Audit log`}>
      {rows.map(line => (
        <li key={line.id} className={row}>
          <Line line={line} person={byId.get(line.by)} granter={byId.get(line.approvedBy ?? '')} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  line: AuditLine
  person: User | undefined
  /** Who granted it with a PIN. */
  granter: User | undefined
}

function Line({ line, person, granter }: LineProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const canOpen = useCanOpen()
  const { kinds, stateOf } = useAuditWords()
  const changesOf = useSettingChanges()
  const at = new Date(line.at)
  const name = person?.name ?? t`A former colleague`
  const page = pages[line.documentKind]
  /** The reason of cash that is put into a drawer can be a number. */
  const textOf = (text: string) =>
    line.documentKind === 'session' ? stateOf(text) : valueText(text, formats, stateOf)
  const changes = line.documentKind === 'setting' ? changesOf(line) : []
  const words = [kinds[line.documentKind] ?? t`Document`, line.documentCode].filter(Boolean).join(' ')
  const to: string = `${page}/${line.documentId}`
  return (
    <>
      <Avatar name={name} image={person?.avatar ?? null} decorative />
      <div className={css({ flex: '[1 1 12rem]', minWidth: '0' })}>
        <p className={css({ fontWeight: 'label', overflowWrap: 'anywhere' })}>
          {page && canOpen(page) ? (
            <Link to={to} preload={false} className={link()}>
              {words}
            </Link>
          ) : (
            words
          )}
        </p>
        <p className={meta}>
          {[
            name,
            `${formatDay(at, now, formats)}, ${formatTime(at, formats.locale)}`,
            granter && t`granted by ${{ name: granter.name }}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {changes.length > 0 ? (
        <ul className={change}>
          {changes.map(({ label, before, after }) => (
            <li key={label}>
              {label}: <BeforeAfter before={before} after={after} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={change}>
          <BeforeAfter before={line.before && textOf(line.before)} after={textOf(line.after)} />
        </p>
      )}
    </>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3.5',
  rowGap: '1',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2.5',
  borderBlockStart: 'hairline',
})
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const change = css({ textStyle: 'label', color: 'muted', overflowWrap: 'anywhere' })
