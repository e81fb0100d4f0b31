import { Tag } from '#src/contract/shared/tags.ts'
import { Task, tasks } from '#src/contract/tasks.ts'
import { defineDomain, positioned } from '#sw/server/define-domain.ts'

/** Tasks and sections. The numbers of `order` have gaps; see the store. */
export const taskDomain = defineDomain({
  name: 'tasks',
  contract: tasks,
  handlers: { '/api/apps/tasks': () => import('./handlers.ts') },
  core: true,
  tables: {
    tasks: {
      indexes: { 1: 'id, order, *tags' },
      row: Task,
      tracked: true,
      trashTitle: 'title',
      label: { en: ['Task', 'Tasks'], vi: ['Việc', 'Công việc'] },
    },
    taskTags: { indexes: { 1: 'id, position' }, row: positioned(Tag) },
  },
  seeds: { tasks: 1 },
  search: { id: 'tasks', label: 'Tasks', vi: 'Công việc', rank: 3, area: 'tasks', screen: '/apps/tasks' },
})
