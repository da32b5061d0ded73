import type { PlatformConfig } from '#platform/server/config.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { LegalDocument } from '../agreement.ts'
import type { LegalText } from '../legal/legal-text.ts'
import { privacyPolicy20261122 } from '../legal/privacy-policy.2026-11-22.ts'
import { privacyPolicy20261126 } from '../legal/privacy-policy.2026-11-26.ts'
import { privacyPolicy202611 } from '../legal/privacy-policy.2026-11.ts'
import { userAgreement202601 } from '../legal/user-agreement.2026-01.ts'
import { userAgreement202611 } from '../legal/user-agreement.2026-11.ts'
import { accountsRefusals } from './accounts.errors.ts'

/** All versions, the newest of each document first. */
export const LEGAL_TEXTS: readonly LegalText[] = [
  userAgreement202611,
  userAgreement202601,
  privacyPolicy20261126,
  privacyPolicy20261122,
  privacyPolicy202611,
]

export function legalVersions(document: LegalDocument): { version: string; since: string }[] {
  return LEGAL_TEXTS.filter((text) => text.document === document).map(({ version, since }) => ({
    version,
    since,
  }))
}

/** One version of a text for a reader; if none is named, the one in force. @throws accounts.text_not_found */
export function readLegalText(
  config: Pick<PlatformConfig, 'agency' | 'brand'>,
  wanted: { document: LegalDocument; version?: string | undefined },
  lang: Lang,
) {
  const all = LEGAL_TEXTS.filter((text) => text.document === wanted.document)
  const found = wanted.version === undefined ? all[0] : all.find((text) => text.version === wanted.version)
  if (!found) throw accountsRefusals.text_not_found()
  const params = { agency: config.agency.name, brand: config.brand.name, email: config.agency.email }
  return {
    document: found.document,
    version: found.version,
    since: found.since,
    inForce: found === all[0],
    versions: legalVersions(found.document),
    sections: found.sections.map(({ title, paragraphs }) => ({
      title: pickText(title, lang),
      paragraphs: paragraphs.map((paragraph) => fillText(pickText(paragraph, lang), params)),
    })),
  }
}
