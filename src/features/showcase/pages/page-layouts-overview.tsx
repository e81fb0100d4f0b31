import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/layout/card.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'

/** The layouts of pages, as links. */
export function Page() {
  const { t } = useLingui()
  const row = (path: string, title: string, meta: string) => ({
    id: path,
    to: `/ui/page-layouts/${path}`,
    title,
    meta,
  })
  return (
    <PageLayout
      title={t`Page layouts`}
      lead={<Trans>Each one in three scroll modes: the page, its content, or each pane by itself.</Trans>}
    >
      <Card title={<Trans>In a card</Trans>}>
        <SimpleList
          empty={null}
          rows={[
            row('carded/fullwidth', t`In a card`, t`One sheet holds the work`),
            row('carded/left-sidebar', t`In a card, sidebar at the left`, t`For folders and filters`),
            row('carded/right-sidebar', t`In a card, sidebar at the right`, t`For details`),
          ]}
        />
      </Card>
      <Card title={<Trans>On the canvas</Trans>}>
        <SimpleList
          empty={null}
          rows={[
            row('simple/fullwidth', t`Full width`, t`For tables and boards`),
            row('simple/left-sidebar', t`Sidebar at the left`, t`For settings`),
            row('simple/right-sidebar', t`Sidebar at the right`, t`For a text with its contents`),
            row('empty', t`Empty page`, t`The start of a new screen`),
          ]}
        />
      </Card>
    </PageLayout>
  )
}
