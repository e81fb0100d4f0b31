/** The four queues to which the shell links. spec: product.md section 2, destinations */
export const workAreas = ['export', 'take-out', 'delivery', 'import'] as const
export type WorkArea = (typeof workAreas)[number]

export const isWorkArea = (name: string): name is WorkArea => workAreas.some(area => area === name)
