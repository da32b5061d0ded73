/** The texts that are versioned, and accepted by version. */
export const LEGAL_DOCUMENTS = ['USER_AGREEMENT', 'PRIVACY_POLICY'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/** The version of the user agreement in force: accepted at registration and with every order. */
export const AGREEMENT_VERSION = '2026-11'

/** The version of the privacy policy in force. */
export const PRIVACY_VERSION = '2026-11-26'
