import type { Region } from './marketplaces.ts'

/** Great Britain has papers and numbers of its own; everything else is sold through the European accounts. */
export const inRegion = (country: string, region: Region): boolean => (country === 'GB') === (region === 'GB')
