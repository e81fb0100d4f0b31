import { BookmarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SavedReport } from '#src/contract/shop/journal.ts'
import type { JournalSearch } from '#src/features/universal/journal-search.ts'
import { Button } from '#src/ui/button/button.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'

const ReportsDialog = lazyWithRetry(() => import('./reports-dialog.tsx').then(module => module.ReportsDialog))

interface Props {
  reports: readonly SavedReport[]
  search: JournalSearch
}

/** Opens the saved reports, and the dialog that saves, renames and deletes them. */
export function ReportsMenu({ reports, search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Menu
        placement="bottom-end"
        trigger={
          <Button>
            <BookmarkIcon />
            <Trans>Reports</Trans>
          </Button>
        }
        entries={[
          ...reports.map(({ name, filters }) => ({
            label: name,
            run: () => void navigate({ to: '/main/universal', search: filters }),
          })),
          ...(reports.length > 0 ? (['separator'] as const) : []),
          { label: t`Save or change reports…`, run: () => setIsOpen(true) },
        ]}
      />
      <LazyMount open={isOpen}>
        <ReportsDialog open={isOpen} reports={reports} search={search} onClose={() => setIsOpen(false)} />
      </LazyMount>
    </>
  )
}
