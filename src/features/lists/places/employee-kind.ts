import { useLingui } from '@lingui/react/macro'
import type { ListKind } from '#src/features/lists/kind.ts'

const refused = () => Promise.reject(new Error('Employees are not edited in a list'))

/** Returns the list of employees. Each of them edits their own profile, and the administration gives rights. */
export function useEmployeeKind(): ListKind {
  const { t } = useLingui()
  const groups = {
    store: t`Owner`,
    cashier: t`Cashier`,
    keeper: t`Store keeper`,
    driver: t`Driver`,
    viewer: t`Viewer`,
  }
  return {
    id: 'employee',
    table: 'users',
    title: t`Employees`,
    newTitle: '',
    fields: [
      { name: 'name', label: t`Name`, type: 'text', isLocked: true },
      { name: 'email', label: t`E-mail`, type: 'text', isLocked: true },
      {
        name: 'groupID',
        label: t`Role`,
        type: 'choice',
        isLocked: true,
        options: Object.entries(groups).map(([value, label]) => ({ value, label })),
      },
    ],
    canCreate: false,
    canEdit: false,
    save: refused,
    create: refused,
  }
}
