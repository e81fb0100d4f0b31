import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useNewEntry } from '#src/features/tasks/use-new-entry.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'

const route = getRouteApi('/_app/apps/tasks')

/** Explains why the list is empty: no tasks, no search results, or no task that matches the filters. */
export function TasksEmpty({ query }: { query: string }) {
  const { mine, today, open } = route.useSearch()
  if (query) return <NoMatches query={query} />
  if (mine || today || open) return <AllFiltered />
  return <NothingLeft />
}

function NothingLeft() {
  const { may } = useTasks()
  const { addTask, addSection } = useNewEntry()
  return (
    <EmptyState
      title={<Trans>Nothing left to do</Trans>}
      actions={
        may.edit && (
          <>
            <Button variant="primary" onClick={() => addTask()}>
              <PlusIcon />
              <Trans>Add task</Trans>
            </Button>
            <Button onClick={() => addSection()}>
              <Trans>Add section</Trans>
            </Button>
          </>
        )
      }
    >
      <Trans>
        Tasks for the shift, the store and suppliers live here. Add the first one, or type it: “call Lan
        tomorrow !high”.
      </Trans>
    </EmptyState>
  )
}

function AllFiltered() {
  const navigate = route.useNavigate()
  return (
    <NoMatches
      title={<Trans>Nothing here for now</Trans>}
      actions={
        <Button onClick={() => navigate({ to: '.', search: {} })}>
          <Trans>Show all tasks</Trans>
        </Button>
      }
    >
      <Trans>No task fits the filters that are on.</Trans>
    </NoMatches>
  )
}
