import { databaseProof, judgeAccounts, judgeCredentials, type Proof } from '#doctor/credential-facts.ts'
import type { Finding } from '#doctor/finding.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { AppConfig } from './config.ts'

/** With what the portal proves to each service that it is the portal, and until when. A demo's secrets are its own. */
export function examineCredentials(config: AppConfig, now: Date): Finding[] {
  if (config.mode === 'demo') return []
  const { storage, backup, credentials, agency } = config
  return [
    ...judgeCredentials(proofsOf(config), credentials, dayOf(now, agency.timeZone)),
    ...judgeAccounts(storage.s3?.accessKeyId, backup.s3?.accessKeyId),
  ]
}

function proofsOf({
  databaseUrl,
  databaseDirectUrl,
  smtpUrl,
  storage,
  backup,
  payments,
  hmrc,
  vatLookup,
  amazon,
}: AppConfig): Proof[] {
  const beside = Boolean(process.env['PGPASSWORD'] ?? process.env['PGPASSFILE'])
  const direct =
    databaseDirectUrl === undefined ? [] : [databaseProof('DATABASE_DIRECT_URL', databaseDirectUrl, beside)]
  const secrets = [
    smtpUrl !== undefined && URL.parse(smtpUrl)?.password && 'SMTP_URL',
    storage.s3 && 'GREENLANE_S3_SECRET_ACCESS_KEY',
    backup.s3 && 'GREENLANE_BACKUP_S3_SECRET_ACCESS_KEY',
    payments.stripe && 'STRIPE_SECRET_KEY',
    hmrc.client && 'HMRC_VAT_CLIENT_SECRET',
    vatLookup.hmrcClient && 'GREENLANE_HMRC_CLIENT_SECRET',
    amazon.application && 'AMAZON_CLIENT_SECRET',
  ]
  return [
    databaseProof('DATABASE_URL', databaseUrl, beside),
    ...direct,
    ...secrets.flatMap((setting) => (setting ? [{ setting, kind: 'SECRET' as const }] : [])),
  ]
}
