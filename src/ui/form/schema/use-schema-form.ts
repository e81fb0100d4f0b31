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
  /** A schema of the contract, or one made of its parts. */
  schema: StandardSchemaV1<Values, unknown>
  defaultValues: NoInfer<Values>
  /**
   * Sends values that match the schema. If it rejects, the error is shown at the field that it names, or in a toast.
   */
  send?: (values: Values) => Promise<unknown>
  onChange?: (values: Values) => void
}

/**
 * Returns a form, with the kit's fields as `form.AppField`. `isComplete`: all values match the schema, so the form can
 * be sent. Render it with `SchemaForm`, and load it lazily: it imports TanStack Form (decision 033).
 */
export function useSchemaForm<Values>({ schema, defaultValues, send, onChange }: Options<Values>) {
  const form = useAppForm({
    defaultValues: defaultValues as Values,
    validators: { onChange: schema },
    // A click on the send button then shows the errors instead of doing nothing.
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

/**
 * Returns the field of the form that a problem is about: the server names it by its path in the body, such as
 * `shortcut.label`.
 */
const fieldOf = (error: unknown, names: readonly string[]) =>
  error instanceof ApiProblem && error.message
    ? names.find(name => error.field === name || error.field?.endsWith(`.${name}`))
    : undefined

function keepsTo(schema: StandardSchemaV1, values: unknown): boolean {
  const result = schema['~standard'].validate(values)
  // Schemas of the contract are synchronous.
  return !(result instanceof Promise) && !result.issues
}
