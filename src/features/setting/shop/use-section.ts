import type { StandardSchemaV1 } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'

interface Options<Values> {
  /** The name of the draft on this device. */
  name: string
  schema: StandardSchemaV1<Values, unknown>
  /** The stored values of the section. */
  stored: NoInfer<Values>
  save: (values: NoInfer<Values>) => Promise<unknown>
}

/** Returns a number that changes with the values of a section: another section does not make its draft outdated. */
const versionOf = (values: object) =>
  [...JSON.stringify(values)].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7)

/**
 * Returns the form of a section of the settings. What is typed stays on this device until it is saved; values that were
 * stored elsewhere replace those of a form in which nothing is typed.
 */
export function useSection<Values extends object>({ name, schema, stored, save }: Options<Values>) {
  const version = versionOf(stored)
  const draft = useDraft(`setting.${name}`, stored, version)
  const [base, setBase] = useState(draft.values)
  const section = useSchemaForm<Values>({
    schema,
    defaultValues: base,
    onChange: values => draft.change(() => values),
    send: async () => {
      const sent = draft.values
      await save(sent)
      draft.settle(sent, versionOf(sent))
    },
  })

  function show(values: Values) {
    setBase(values)
    section.form.reset(values)
  }

  // A page that was left while it saved has a draft of what is stored now.
  const isChanged = draft.isChanged && versionOf(draft.values) !== version
  const follow = useEffectEvent((_version: number) => {
    if (isChanged) return
    if (draft.isChanged) draft.drop()
    show(stored)
  })
  useEffect(() => follow(version), [version])

  return {
    ...section,
    isChanged,
    isOutdated: isChanged && draft.isOutdated,
    keepMine: draft.keepMine,
    discard() {
      draft.drop()
      show(stored)
    },
  }
}
