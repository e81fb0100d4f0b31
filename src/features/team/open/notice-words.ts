import { t } from '@lingui/core/macro'
import { capitalised } from '#src/lib/text/capitalised.ts'
import type { OpenKind } from './open-rows.ts'

/** Returns the words about an open row that another device has changed or removed. */
export function noticeWords(kind: OpenKind) {
  const things: Readonly<Record<OpenKind, string>> = {
    boardCards: t`this card`,
    contacts: t`this contact`,
    drafts: t`this draft`,
    mails: t`this mail`,
    notes: t`this note`,
    products: t`this product`,
    shopDocuments: t`this document`,
    tasks: t`this task`,
  }
  const thing = things[kind]
  return {
    changed: capitalised(t`${thing} was changed on another device`),
    changedBy: (name: string) => t`${name} changed ${thing}`,
    removed: capitalised(t`${thing} was removed on another device`),
    /** Of a draft. */
    left: capitalised(t`${thing} was sent or moved on another device`),
  }
}
