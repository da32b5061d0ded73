/** Where a company sells. */
export const MARKETPLACES = ['AMAZON', 'TEMU', 'TIKTOK', 'EBAY', 'SHEIN', 'KAUFLAND', 'OWN_SHOP'] as const
export type Marketplace = (typeof MARKETPLACES)[number]

/** An Amazon account sells in one of these; the British one has papers and numbers of its own. */
export const REGIONS = ['EU', 'GB'] as const
export type Region = (typeof REGIONS)[number]

/** Only Amazon lets the portal ask; the others are kept up to date with files. */
export const givesConsent = (marketplace: Marketplace): boolean => marketplace === 'AMAZON'
