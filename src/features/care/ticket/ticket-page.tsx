import { PencilSquareIcon, PrinterIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import { FootTotal } from '#src/blocks/shop/documents/lines/foot-total.tsx'
import { Timeline } from '#src/blocks/shop/documents/timeline.tsx'
import { useDialog } from '#src/blocks/shop/documents/use-dialog.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { useTicketNames } from '#src/features/care/care-words.ts'
import { useCareSteps, useMayChange } from '#src/features/care/use-care-steps.ts'
import { careTotal } from '#src/lib/care-ticket.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { printPage } from '#src/ui/layout/print-page.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { iconButton } from '#styled-system/recipes'
import { ThingCard } from './thing-card.tsx'
import { TicketDialogs } from './ticket-dialogs.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketLog } from './ticket-log.tsx'
import { TicketPaper } from './ticket-paper.tsx'
import { TicketParts } from './ticket-parts.tsx'

/** A ticket: what is wrong, the parts and the costs, the notes, and the steps that its state allows. */
export function TicketPage({ row }: { row: CareTicket }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { customerOf, thingOf } = useTicketNames()
  const dialog = useDialog()
  const { stepsOf, isRunning } = useCareSteps(name => dialog.open(name))
  const mayChange = useMayChange()(row)
  const isOpen = row.status !== 'returned' && row.status !== 'closed'
  const steps = stepsOf(row)
  return (
    <>
      <DocumentPage
        title={thingOf(row)}
        status={row.status}
        lead={`${row.code} · ${customerOf(row)}`}
        back={{ to: '/main/care', label: t`All tickets` }}
        tools={
          <>
            {mayChange && isOpen && (
              <Link
                to="/main/care/$id"
                params={{ id: row.id }}
                search={{ edit: true }}
                aria-label={t`Edit the ticket`}
                title={t`Edit the ticket`}
                className={iconButton({ size: 'lg' })}
              >
                <PencilSquareIcon />
              </Link>
            )}
            <IconButton size="lg" label={t`Print the slip`} onClick={printPage}>
              <PrinterIcon />
            </IconButton>
          </>
        }
        summary={<FootTotal isUnsaved={false}>{formatMoney(careTotal(row), formats)}</FootTotal>}
        actions={steps.toReversed().map((step, index) => (
          <Button
            key={step.label}
            variant={index === steps.length - 1 ? 'primary' : step.danger ? 'ghost' : 'secondary'}
            loading={isRunning}
            onClick={step.run}
          >
            {step.label}
          </Button>
        ))}
        side={
          <>
            <TicketFacts row={row} />
            <Timeline stamps={row.stamps} />
          </>
        }
      >
        <ThingCard row={row} />
        <TicketParts row={row} mayChange={mayChange} onAdd={() => dialog.open('part')} />
        <TicketLog row={row} />
      </DocumentPage>
      <TicketPaper row={row} />
      {mayChange && <TicketDialogs row={row} shown={dialog.shown} onClose={dialog.close} />}
    </>
  )
}
