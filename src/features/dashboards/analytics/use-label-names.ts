import { useLingui } from '@lingui/react/macro'

/** Returns a function that translates the labels of the sample. A label that it does not know is returned unchanged. */
export function useLabelNames() {
  const { t } = useLingui()
  const names = new Map([
    ['New', t`New visitors`],
    ['Returning', t`Returning visitors`],
    ['Female', t`Female`],
    ['Male', t`Male`],
    ['Not said', t`Not said`],
    ['Under 30', t`Under 30`],
    ['30 to 44', t`30 to 44`],
    ['45 and over', t`45 and over`],
    ['English', t`English`],
    ['Others', t`Others`],
  ])
  return (label: string) => names.get(label) ?? label
}
