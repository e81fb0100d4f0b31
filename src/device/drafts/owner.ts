let owner = ''

const withoutOwner = (kind: Kind) => `outpost.${kind}.`

/** Drafts, and texts that were not sent. */
type Kind = 'draft' | 'line'

/** Returns how the keys of the user's texts in `localStorage` begin. */
export const keyPrefix = (kind: Kind) => (owner ? `outpost.${kind}s/${owner}/` : withoutOwner(kind))

/**
 * Sets the user, by id, whose typed texts are read and stored from now on, because a device has several users. The texts
 * that an earlier version stored become theirs.
 */
export function setOwner(userId: string) {
  owner = encodeURIComponent(userId)
  for (const kind of ['draft', 'line'] as const)
    for (const key of Object.keys(localStorage).filter(key => key.startsWith(withoutOwner(kind)))) {
      const text = localStorage.getItem(key) ?? ''
      localStorage.removeItem(key)
      try {
        localStorage.setItem(keyPrefix(kind) + key.slice(withoutOwner(kind).length), text)
      } catch {
        // The device is full. The next start tries again.
        localStorage.setItem(key, text)
      }
    }
}
