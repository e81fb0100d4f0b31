import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ProjectName } from '#src/contract/dashboards.ts'
import { Select } from '#src/ui/form/select.tsx'

const route = getRouteApi('/_app/dashboards/project')

/** The choice of the project, if there are several. It is in the address. */
export function ProjectSwitch({ projects }: { projects: readonly ProjectName[] }) {
  const { t } = useLingui()
  const { project } = route.useSearch()
  const navigate = route.useNavigate()
  const [first] = projects
  if (!first || projects.length < 2) return null

  const choose = (id: string) =>
    void navigate({
      search: previous => ({ ...previous, project: id === first.id ? undefined : id }),
      resetScroll: false,
    })

  return (
    <div style={{ flex: '0 1 15rem', minWidth: '11rem' }}>
      <Select
        aria-label={t`Project`}
        size="md"
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        value={project ?? first.id}
        onChange={choose}
      />
    </div>
  )
}
