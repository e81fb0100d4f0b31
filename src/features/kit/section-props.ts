/** The props of every section of the kit. */
export interface SectionProps {
  id: string
  title: string
}
