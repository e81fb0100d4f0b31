import { DeliveryWizard } from './delivery-wizard.tsx'

/** The steps stand beside the fields where there is room. */
export const VerticalWizard = () => <DeliveryWizard vertical />
