import * as v from 'valibot'
import { Shortcut } from '#src/contract/shell/shortcuts.ts'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'

const name = 'shortcut-form'

const KeptForm = v.object({
  /** The shortcut that is edited; undefined while one is added. */
  shortcut: v.optional(Shortcut),
  fields: v.object({
    label: v.string(),
    description: v.optional(v.nullable(v.string())),
    icon: v.string(),
    link: v.string(),
    useRouter: v.boolean(),
  }),
})

type KeptForm = v.InferOutput<typeof KeptForm>

/**
 * Returns what is left of a form that was left partly filled, for example by Back: of the form of this shortcut, or of
 * that of a new one.
 */
export function keptFields(shortcut: Shortcut | undefined): KeptForm['fields'] | undefined {
  try {
    const { success, output } = v.safeParse(KeptForm, JSON.parse(loadUnsentText(name)))
    return success && output.shortcut?.id === shortcut?.id ? output.fields : undefined
  } catch {
    return undefined
  }
}

export const keepForm = (form: KeptForm) => saveUnsentText(name, JSON.stringify(form))

export const dropForm = () => dropUnsentText(name)
