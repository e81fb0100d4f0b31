import { useEffect, useEffectEvent, useRef } from 'react'
import type { Contact } from '#src/contract/contacts.ts'
import { isBlank } from './is-blank.ts'
import { useContacts } from './use-contacts.ts'
import type { SaveFields } from './use-save.ts'

/**
 * A contact that is left while it says nothing goes: "New contact" helps nobody. Not while something of it is on its
 * way or could not be saved. Answers the way of saving that knows.
 */
export function useLeaveNoBlank(contact: Contact, save: SaveFields): SaveFields {
  const { discard } = useContacts()
  const unsaved = useRef(0)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const leave = useEffectEvent(() => {
    if (unsaved.current === 0 && isBlank(contact)) void discard(contact.id)
  })

  useEffect(() => {
    clearTimeout(leaving.current)
    return () => {
      // After the fields, which save on leaving what is still only typed.
      leaving.current = setTimeout(leave)
    }
  }, [])

  return async fields => {
    unsaved.current += 1
    const isSaved = await save(fields)
    if (isSaved) unsaved.current -= 1
    return isSaved
  }
}
