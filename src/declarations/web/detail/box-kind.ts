/** Boxes that are not lines of a form that we know, by the parts of their names; `$1`, `$2` are what they are of. */
const PATTERNS = [
  ['salesBase', /^sales (\S+) base$/],
  ['salesTax', /^sales (\S+) tax$/],
  ['suppliesEu', /^supplies within the EU$/],
  ['exports', /^exports$/],
  ['marketplaces', /^supplies to marketplaces$/],
  ['buyerOwes', /^reverse charge supplies$/],
  ['taxedElsewhere', /^taxed elsewhere$/],
  ['acquisitionsBase', /^acquisitions (\S+) base$/],
  ['acquisitionsTax', /^acquisitions (\S+) tax$/],
  ['importsBase', /^imports (\S+) base$/],
  ['importsTax', /^imports (\S+) tax$/],
  ['servicesBase', /^reverse charge (\S+) base$/],
  ['servicesTax', /^reverse charge (\S+) tax$/],
  ['inputAcquisitions', /^input tax on acquisitions$/],
  ['inputPurchases', /^input tax: purchase$/],
  ['inputAssets', /^input tax: fixed asset$/],
  ['inputImports', /^input tax: import.*$/],
  ['inputServices', /^input tax: service.*$/],
  ['consumptionFromBase', /^([A-Z]{2}) (\S+%) from ([A-Z]{2}) base$/],
  ['consumptionFromTax', /^([A-Z]{2}) (\S+%) from ([A-Z]{2}) tax$/],
  ['consumptionBase', /^([A-Z]{2}) (\S+%) base$/],
  ['consumptionTax', /^([A-Z]{2}) (\S+%) tax$/],
  ['correctionOf', /^correction (\S+) ([A-Z]{2})$/],
  ['totalDue', /^total due$/],
  ['goodsTo', /^([A-Z]{2}[A-Z0-9+*]{2,12}) goods$/],
  ['totalSupplies', /^total supplies$/],
  ['material', /^packaging (\w+)$/],
  ['device', /^device (\w+)$/],
  ['battery', /^battery (\w+) (\w+)$/],
  ['totalWeight', /^total weight$/],
] as const

export type BoxKind = (typeof PATTERNS)[number][0]

/** What a box that has no number on a form is about; undefined for a line of a form. */
export function boxKind(box: string): { kind: BoxKind; of: readonly string[] } | undefined {
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(box)
    if (found) return { kind, of: found.slice(1) }
  }
  return undefined
}
