import { row, stack } from '#src/features/showcase/page/arrange.ts'
import { people } from '#src/features/showcase/page/sample.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'

const states = ['online', 'away', 'busy', 'invisible'] as const

/** A picture or initials; the colour follows the name, the dot is the presence. */
export const Avatars = () => (
  <div className={stack}>
    <div className={row}>
      {people.map(name => (
        <Avatar key={name} name={name} />
      ))}
    </div>
    <div className={row}>
      {states.map((presence, index) => (
        <Avatar key={presence} name={people[index] ?? ''} presence={presence} size="lg" />
      ))}
    </div>
  </div>
)
