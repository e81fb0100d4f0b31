import { TrashIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Trashed } from '#src/contract/trash.ts'
import { dayInWords, timeInWords } from '#src/lib/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useFormats } from '#src/ui/formats.tsx'
import { LeadIcon } from '#src/ui/lead-icon.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { AreaPage } from './area-page.tsx'
import { restore } from './restore.ts'
import { Rows } from './rows.tsx'

/** What was deleted in the last thirty days, to be taken back. */
export function Trash({ entries }: { entries: Trashed[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const kinds: Record<Trashed['kind'], string> = {
    tasks: t`Task`,
    contacts: t`Contact`,
    products: t`Product`,
    files: t`File`,
    mails: t`Mail`,
    notes: t`Note`,
    boardCards: t`Card`,
  }

  async function takeBack(entry: Trashed) {
    await restore(entry)
    toast.success(t`It is back where it was.`)
  }

  if (entries.length === 0)
    return (
      <AreaPage title={t`Trash`}>
        <EmptyState title={<Trans>Nothing was deleted</Trans>}>
          <Trans>What you delete waits here for thirty days.</Trans>
        </EmptyState>
      </AreaPage>
    )

  return (
    <AreaPage
      title={t`Trash`}
      lead={<Plural value={entries.length} one="# thing was deleted" other="# things were deleted" />}
    >
      <Card title={<Trans>Deleted in the last thirty days</Trans>}>
        <Rows
          rows={entries.map(entry => {
            const at = new Date(entry.at)
            return {
              id: entry.kind + entry.id,
              lead: (
                <LeadIcon>
                  <TrashIcon />
                </LeadIcon>
              ),
              title: entry.title || t`Without a name`,
              meta: `${kinds[entry.kind]} · ${dayInWords(at, now, formats)}, ${timeInWords(at, formats.locale)}`,
              trail: (
                <Button size="sm" onClick={() => void takeBack(entry)}>
                  <Trans>Take back</Trans>
                </Button>
              ),
            }
          })}
          empty=""
        />
      </Card>
    </AreaPage>
  )
}
