/** What every section of the kit is given. */
export interface SectionProps {
  id: string
  title: string
}
