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

export type KeptForm = v.InferOutput<typeof KeptForm>

/** A form that was left partly filled, for example by Back: it is shown again when the panel opens. */
export function keptForm(): KeptForm | undefined {
  try {
    const { success, output } = v.safeParse(KeptForm, JSON.parse(loadUnsentText(name)))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

export const keepForm = (form: KeptForm) => saveUnsentText(name, JSON.stringify(form))

export const dropForm = () => dropUnsentText(name)
