import { createFormHook, type StandardSchemaV1, useStore } from '@tanstack/react-form'
import { ApiProblem } from '#src/lib/problem.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { fieldContext, formContext } from './contexts.ts'
import {
  CheckboxField,
  DateField,
  PasswordField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
} from './fields.tsx'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    CheckboxField,
    DateField,
    PasswordField,
    SelectField,
    SwitchField,
    TextareaField,
    TextField,
  },
  formComponents: {},
})

interface Options<Values> {
  /** A schema that the contract exports, or one that is made of its parts. */
  schema: StandardSchemaV1<Values, unknown>
  defaultValues: NoInfer<Values>
  /** Sends values that keep to the schema. What it rejects with is shown at the field that it names, or in a toast. */
  send?: (values: Values) => Promise<unknown>
  onChange?: (values: Values) => void
}

/**
 * A form of the app, with the kit's fields as `form.AppField`. `isComplete` is whether it can be sent: every value keeps to the schema. Show it
 * by `SchemaForm`, and load it lazily: it brings TanStack Form along (decision 033).
 */
export function useSchemaForm<Values>({ schema, defaultValues, send, onChange }: Options<Values>) {
  const form = useAppForm({
    defaultValues: defaultValues as Values,
    validators: { onChange: schema },
    // So that sending says what is wrong rather than doing nothing.
    canSubmitWhenInvalid: true,
    listeners: { onChange: ({ formApi }) => onChange?.(formApi.state.values) },
    onSubmit: async ({ value, formApi }) => {
      try {
        await send?.(value)
      } catch (error) {
        const name = fieldOf(error, Object.keys(formApi.fieldInfo))
        if (!name || !(error instanceof ApiProblem)) return void showError(error)
        formApi.setFieldMeta(name as never, meta => ({
          ...meta,
          errorMap: { ...meta.errorMap, onSubmit: error.message as never },
        }))
      }
    },
  })
  const isComplete = useStore(form.store, state => state.isFieldsValid && keepsTo(schema, state.values))
  const isSending = useStore(form.store, state => state.isSubmitting)
  return { form, isComplete, isSending }
}

/** Which field of the form a problem is about: the server names it by its path in the body, such as `shortcut.label`. */
const fieldOf = (error: unknown, names: readonly string[]) =>
  error instanceof ApiProblem && error.message
    ? names.find(name => error.field === name || error.field?.endsWith(`.${name}`))
    : undefined

function keepsTo(schema: StandardSchemaV1, values: unknown): boolean {
  const result = schema['~standard'].validate(values)
  // Schemas of the contract never wait for anything.
  return !(result instanceof Promise) && !result.issues
}
