import { createFormHookContexts } from '@tanstack/react-form'

/** By which the fields of the kit find the form that they are in. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()
