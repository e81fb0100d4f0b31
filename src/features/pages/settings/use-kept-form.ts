import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'

interface Options<Values> {
  /** The name under which typed values are kept on this device. */
  name: string
  schema: v.GenericSchema<Values, Values>
  stored: Values
  send: (values: Values) => Promise<unknown>
}

/** A form with a Save button. What was typed and not saved is there again after a reload. */
export function useKeptForm<Values>({ name, schema, stored, send }: Options<Values>) {
  const { t } = useLingui()
  const [first] = useState(() => kept(name, schema) ?? stored)
  return useSchemaForm<Values>({
    schema,
    defaultValues: first as never,
    send: async values => {
      await send(values)
      dropUnsentText(name)
      toast.success(t`Saved`)
    },
    onChange: values => saveUnsentText(name, JSON.stringify(values)),
  })
}

function kept<Values>(name: string, schema: v.GenericSchema<Values, Values>): Values | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(loadUnsentText(name)))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
