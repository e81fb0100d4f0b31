import { row } from '#src/features/showcase/page/arrange.ts'
import { Kbd } from '#src/ui/keyboard/kbd.tsx'

/** The keys of a shortcut: together, or one after the other. */
export const Keys = () => (
  <div className={row}>
    <Kbd keys="mod+k" />
    <Kbd keys="g t" />
    <Kbd keys="?" />
    <Kbd keys="Esc" />
  </div>
)
