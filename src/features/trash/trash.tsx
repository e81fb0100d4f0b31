import { TrashIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { useCan } from '#src/api/rights.ts'
import { restoring, type Trashed } from '#src/contract/shell/trash.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** Entries deleted in the last thirty days, which can be restored. */
export function Trash({ entries }: { entries: Trashed[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const can = useCan()

  const canTakeBack = ({ restoredBy: { needs } }: Trashed) =>
    needs === 'signedIn' || can(needs.area, needs.level)

  async function takeBack({ id, restoredBy }: Trashed) {
    const body = restoredBy.by === 'id' ? { id } : { ids: [id] }
    await client(restoring(restoredBy)).restore({ body })
    toast.success(t`It is back where it was.`)
  }

  if (entries.length === 0)
    return (
      <PageLayout title={t`Trash`}>
        <EmptyState title={<Trans>Nothing was deleted</Trans>}>
          <Trans>What you delete waits here for thirty days.</Trans>
        </EmptyState>
      </PageLayout>
    )

  return (
    <PageLayout
      title={t`Trash`}
      lead={<Plural value={entries.length} one="# thing was deleted" other="# things were deleted" />}
    >
      <Card title={<Trans>Deleted in the last thirty days</Trans>}>
        <SimpleList
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
              meta: `${entry.label} · ${formatDay(at, now, formats)}, ${formatTime(at, formats.locale)}`,
              trail: canTakeBack(entry) && (
                <Button size="sm" onClick={() => void takeBack(entry)}>
                  <Trans>Take back</Trans>
                </Button>
              ),
            }
          })}
          empty=""
        />
      </Card>
    </PageLayout>
  )
}
