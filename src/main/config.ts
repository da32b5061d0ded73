import {
  newLocalStripeSecret,
  PAYMENTS_SETTINGS,
  paymentsConfig,
  type PaymentsConfig,
} from '#payments/server/payments.config.ts'
import {
  type Mode,
  newEncryptionKey,
  PLATFORM_SETTINGS,
  platformConfig,
  type PlatformConfig,
} from '#platform/server/config.ts'
import {
  EXCHANGE_RATES_SETTINGS,
  exchangeRatesConfig,
  type ExchangeRatesConfig,
} from '#exchange-rates/server/exchange-rates.config.ts'
import { ACCOUNTS_SETTINGS, accountsConfig, type AccountsConfig } from '#accounts/server/accounts.config.ts'
import { ALERTS_SETTINGS, alertsConfig, type AlertsConfig } from '#alerts/server/alerts.config.ts'
import { AUDIT_SETTINGS, auditConfig, type AuditConfig } from '#audit/server/audit.config.ts'
import { BACKUP_SETTINGS, backupConfig, type BackupConfig } from '#backup/server/backup.config.ts'
import { INVOICES_SETTINGS, invoicesConfig, type InvoicesConfig } from '#invoices/server/invoices.config.ts'
import {
  DOCUMENTS_SETTINGS,
  documentsConfig,
  type DocumentsConfig,
} from '#documents/server/scanning/documents.config.ts'
import { HMRC_SETTINGS, hmrcConfig, type HmrcConfig } from '#declarations/server/hmrc/hmrc.config.ts'
import { IDENTITY_SETTINGS, identityConfig } from '#platform/server/identity.config.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { httpAddress, type RawSettings, readSettings } from '#platform/server/settings.ts'
import { STORAGE_SETTINGS, storageConfig, type StorageConfig } from '#platform/server/storage/s3.config.ts'
import { SHOPS_SETTINGS, shopsConfig, type ShopsConfig } from '#shops/server/shops.config.ts'
import {
  NUMBER_LOOK_UP_SETTINGS,
  numberLookUpConfig,
  type NumberLookUpConfig,
} from '#tax-numbers/server/number-look-up.config.ts'
import { WEBHOOKS_SETTINGS, webhooksConfig, type WebhooksConfig } from '#webhooks/server/webhooks.config.ts'
import { READING_SETTINGS, readingConfig, type ReadingConfig } from '#documents/server/reading.config.ts'

/** Every setting of the product: the one table for reading the configuration and generating `docs/operate.md`. */
export const SETTINGS = {
  ...PLATFORM_SETTINGS,
  ...ACCOUNTS_SETTINGS,
  ...PAYMENTS_SETTINGS,
  ...IDENTITY_SETTINGS,
  ...NUMBER_LOOK_UP_SETTINGS,
  ...SHOPS_SETTINGS,
  ...EXCHANGE_RATES_SETTINGS,
  ...HMRC_SETTINGS,
  ...STORAGE_SETTINGS,
  ...DOCUMENTS_SETTINGS,
  ...INVOICES_SETTINGS,
  ...BACKUP_SETTINGS,
  ...AUDIT_SETTINGS,
  ...ALERTS_SETTINGS,
  ...READING_SETTINGS,
  ...WEBHOOKS_SETTINGS,
} as const

/** The configuration before the secrets of a demo have been filled in. */
export type RawConfig = RawSettings<typeof SETTINGS> & Mode

export type AppConfig = PlatformConfig &
  AccountsConfig &
  PaymentsConfig &
  InvoicesConfig &
  NumberLookUpConfig &
  ShopsConfig &
  ExchangeRatesConfig &
  HmrcConfig &
  StorageConfig &
  DocumentsConfig &
  BackupConfig &
  AuditConfig &
  AlertsConfig &
  ReadingConfig &
  WebhooksConfig

/** The ports of the platform with the configuration of every module. */
export type AppDeps = ServerDeps<AppConfig>

/** Reads the configuration from the environment. @throws ConfigProblem with every problem found */
export function loadConfig(env: Record<string, string | undefined>): RawConfig {
  const production = env[SETTINGS.mode.env] === 'production'
  return readSettings(SETTINGS, env, { production, problems: demoByOmission(env) }) as RawConfig
}

/**
 * A demo shows its mailbox, with links for new passwords, to whoever reaches it: beyond this machine nobody starts one
 * by leaving the mode out.
 */
function demoByOmission(env: Record<string, string | undefined>): string[] {
  if (env[SETTINGS.mode.env]) return []
  const host = env[SETTINGS.host.env]
  const address = httpAddress.safeParse(env[SETTINGS.publicUrl.env])
  const open = [
    ...(host && !isThisMachine(host) ? [SETTINGS.host.env] : []),
    ...(address.success && !isThisMachine(new URL(address.data).hostname) ? [SETTINGS.publicUrl.env] : []),
  ]
  if (open.length === 0) return []
  return [
    `${SETTINGS.mode.env} is missing: others can reach this server (${open.join(', ')}), so say \`production\`, or \`demo\` if everybody may read its mailbox`,
  ]
}

const isThisMachine = (host: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/** The secrets that a demo generates on its first start. */
export type DemoSecrets = { encryptionKey: string; localStripeSecret: string }

export function newDemoSecrets(): DemoSecrets {
  return { encryptionKey: newEncryptionKey(), localStripeSecret: newLocalStripeSecret() }
}

/** Composes settings, demo secrets and the database's address. */
export function completeConfig(
  raw: RawConfig,
  found: { databaseUrl: string; secrets?: DemoSecrets },
): AppConfig {
  const { databaseUrl, secrets } = found
  return {
    ...platformConfig(raw, { databaseUrl, encryptionKey: secrets?.encryptionKey }),
    ...identityConfig(raw),
    ...accountsConfig(raw),
    ...paymentsConfig(raw, { localStripeSecret: secrets?.localStripeSecret }),
    ...numberLookUpConfig(raw),
    ...shopsConfig(raw),
    ...exchangeRatesConfig(raw),
    ...hmrcConfig(raw),
    ...storageConfig(raw),
    ...documentsConfig(raw),
    ...invoicesConfig(raw),
    ...backupConfig(raw),
    ...auditConfig(raw),
    ...alertsConfig(raw),
    ...readingConfig(raw),
    ...webhooksConfig(raw),
  }
}
