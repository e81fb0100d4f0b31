import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import { OutdatedNotice } from '#src/blocks/shop/documents/outdated-notice.tsx'
import { useEditor } from '#src/blocks/shop/documents/use-editor.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ThingFields } from './thing-fields.tsx'
import { fieldsOf, isIncomplete, newTicket, type TicketValues, valuesOfTicket } from './ticket-values.ts'
import { WarrantyFields } from './warranty-fields.tsx'
import { WorkFields } from './work-fields.tsx'

/** The intake of a ticket, or the form of one that is stored. */
export function TicketForm({ row }: { row: CareTicket | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [fresh] = useState(newTicket)
  const show = (id: string) => navigate({ to: '/main/care/$id', params: { id }, search: {}, replace: true })
  const editor = useEditor<CareTicket, TicketValues>({
    name: 'care',
    row,
    values: row ? valuesOfTicket(row) : fresh,
    create: values =>
      careCalls.create({
        body: {
          id: values.id,
          at: new Date().toISOString(),
          device: devicePrefix(),
          ...fieldsOf(values),
        },
      }),
    update: ({ id, version }, values) =>
      careCalls.update({
        params: { id },
        body: { version, at: new Date().toISOString(), ...fieldsOf(values) },
      }),
    onCreated: ({ id }) => show(id),
  })
  const { draft } = editor
  const { values } = draft
  const change = (next: Partial<TicketValues>) => draft.change(() => next)

  function leave() {
    draft.drop()
    void (row ? show(row.id) : navigate({ to: '/main/care' }))
  }

  return (
    <DocumentPage
      title={row?.code ?? t`New ticket`}
      status={row?.status}
      lead={row ? t`Edit the ticket` : t`What the customer brings, and what is wrong with it.`}
      back={
        row
          ? { to: `/main/care/${row.id}`, label: t`Back to the repair` }
          : { to: '/main/care', label: t`All tickets` }
      }
      actions={
        <>
          {(row || draft.isChanged) && (
            <Button variant="ghost" onClick={leave}>
              {row ? <Trans>Cancel</Trans> : <Trans>Discard</Trans>}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={isIncomplete(values)}
            loading={editor.isRunning}
            onClick={() => void editor.save(row && (({ id }) => show(id)))}
          >
            {row ? <Trans>Save</Trans> : <Trans>Save the ticket</Trans>}
          </Button>
        </>
      }
      side={
        <>
          <WorkFields values={values} onChange={change} />
          <WarrantyFields values={values} onChange={change} />
        </>
      }
    >
      {draft.isOutdated && <OutdatedNotice onKeep={draft.keepMine} onDiscard={draft.drop} />}
      <ThingFields values={values} onChange={change} />
    </DocumentPage>
  )
}
