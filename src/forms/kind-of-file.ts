import type { DocumentKind } from '#documents/document-kinds.ts'
import type { Field } from './engine/model/template.ts'

/** By the beginning of a question's key: the keys of questions about one country end in it. */
const BY_KEY: readonly [string, DocumentKind][] = [
  ['passport', 'PASSPORT'],
  ['identityOfSigner', 'PASSPORT'],
  ['secondEvidence', 'IDENTITY'],
  ['businessLicence', 'BUSINESS_LICENCE'],
  ['registerExtract', 'REGISTER_EXTRACT'],
  ['articles', 'ARTICLES'],
  ['bankProof', 'BANK'],
  ['paymentFlows', 'BANK'],
  ['homeCertificate', 'HOME_TAX'],
  ['proofOfTrade', 'TRADE'],
  ['importPlan', 'TRADE'],
  ['stockProof', 'TRADE'],
  ['warehouseContract', 'CONTRACT'],
  ['representativeContract', 'CONTRACT'],
  ['intermediaryContract', 'CONTRACT'],
  ['packagingMandate', 'SIGNED'],
  ['vatCertificate', 'CERTIFICATE'],
  ['lastReturns', 'RETURN'],
  ['creditProof', 'RETURN'],
  ['extensionProof', 'RETURN'],
  ['annualReturn', 'RETURN'],
  ['officeLetters', 'LETTER'],
  ['requirementLetter', 'LETTER'],
  ['release', 'LETTER'],
]

const BY_EXAMPLE = {
  passport: 'PASSPORT',
  businessLicence: 'BUSINESS_LICENCE',
  shopScreenshot: 'TRADE',
} as const satisfies Record<string, DocumentKind>

/** What the file is that a question asks for. Templates do not say it: published versions never change. */
export function kindOfFile(field: Field): DocumentKind {
  const named = BY_KEY.find(([start]) => field.key.startsWith(start))
  if (named) return named[1]
  const example = field.type === 'file' ? field.example : undefined
  return example ? BY_EXAMPLE[example] : 'OTHER'
}
