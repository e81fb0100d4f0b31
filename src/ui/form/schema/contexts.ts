import { createFormHookContexts } from '@tanstack/react-form'

/** The contexts by which the fields of the kit find the form around them. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()
