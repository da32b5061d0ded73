/** What a document is, for everything that asks for one of that kind again. */
export const DOCUMENT_KINDS = [
  'PASSPORT',
  'IDENTITY',
  'BUSINESS_LICENCE',
  'REGISTER_EXTRACT',
  'ARTICLES',
  'BANK',
  'HOME_TAX',
  'TRADE',
  'CONTRACT',
  'SIGNED',
  'CERTIFICATE',
  'RETURN',
  'INPUT_TAX',
  'LETTER',
  'INVOICE',
  'OTHER',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** A file that was uploaded; an invoice, written anew at each download; the receipt of a declaration. */
export const DOCUMENT_ORIGINS = ['FILE', 'INVOICE', 'RECEIPT'] as const
export type DocumentOrigin = (typeof DOCUMENT_ORIGINS)[number]

/** They show an identity or a bank account: only those who may read a masked number open them. */
const SENSITIVE: ReadonlySet<DocumentKind> = new Set(['PASSPORT', 'IDENTITY', 'BANK'])

export const isSensitiveKind = (kind: DocumentKind): boolean => SENSITIVE.has(kind)

/** Several different documents are of such a kind: two of them replace each other only under the same name. */
export const MIXED_KINDS: readonly DocumentKind[] = [
  'IDENTITY',
  'BANK',
  'TRADE',
  'CONTRACT',
  'SIGNED',
  'CERTIFICATE',
  'RETURN',
  'INPUT_TAX',
  'LETTER',
  'INVOICE',
  'OTHER',
]
