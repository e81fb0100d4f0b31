import { useLingui } from '@lingui/react/macro'
import type { OpenTable } from '#src/contract/shared/pulled-rows.ts'

interface Words {
  changed: string
  changedBy: (name: string) => string
  removed: string
}

/** Returns the words about an open row that another device has changed or removed. */
export function useNoticeWords(): Readonly<Record<OpenTable, Words>> {
  const { t } = useLingui()
  return {
    boardCards: {
      changed: t`This card was changed on another device`,
      changedBy: name => t`${name} changed this card`,
      removed: t`This card was removed on another device`,
    },
    contacts: {
      changed: t`This contact was changed on another device`,
      changedBy: name => t`${name} changed this contact`,
      removed: t`This contact was removed on another device`,
    },
    notes: {
      changed: t`This note was changed on another device`,
      changedBy: name => t`${name} changed this note`,
      removed: t`This note was removed on another device`,
    },
    products: {
      changed: t`This product was changed on another device`,
      changedBy: name => t`${name} changed this product`,
      removed: t`This product was removed on another device`,
    },
    shopDocuments: {
      changed: t`This document was changed on another device`,
      changedBy: name => t`${name} changed this document`,
      removed: t`This document was removed on another device`,
    },
    tasks: {
      changed: t`This task was changed on another device`,
      changedBy: name => t`${name} changed this task`,
      removed: t`This task was removed on another device`,
    },
  }
}
