import { join } from 'node:path'
import { accountsRoutes } from '#accounts/server/accounts.routes.ts'
import { registerAccountsJobs } from '#accounts/server/accounts.jobs.ts'
import { registerApiKeysJobs } from '#api-keys/server/api-keys.jobs.ts'
import { apiKeysRoutes } from '#api-keys/server/api-keys.routes.ts'
import { authenticateKey } from '#api-keys/server/public.ts'
import { isKey } from '#api-keys/scopes.ts'
import { admitKeys } from './api-key-calls.ts'
import { authenticateSeller, networkOf } from '#accounts/server/public.ts'
import { backupRoutes } from '#backup/server/backup.routes.ts'
import { registerAuditJobs } from '#audit/server/audit.jobs.ts'
import { createSealer, type Sealer } from '#audit/server/public.ts'
import { alertsRoutes } from '#alerts/server/alerts.routes.ts'
import { registerAlertJobs } from '#alerts/server/alerts.jobs.ts'
import { notingRefusals } from '#alerts/server/public.ts'
import { registerBackupJobs } from '#backup/server/backup.jobs.ts'
import { registerCalendarJobs } from '#calendar/server/calendar.jobs.ts'
import { lastReminderAbout } from '#calendar/server/public.ts'
import { calendarRoutes } from '#calendar/server/calendar.routes.ts'
import { registerCartJobs } from '#cart/server/cart.jobs.ts'
import { cartRoutes } from '#cart/server/cart.routes.ts'
import { linesInCart, vatOnProduct } from '#cart/server/public.ts'
import { couponsRoutes } from '#coupons/server/coupons.routes.ts'
import { couponOnProduct } from '#coupons/server/public.ts'
import { catalogueRoutes } from '#catalogue/server/catalogue.routes.ts'
import { learnDurations } from '#catalogue/server/public.ts'
import { boxesOfDeclaration } from '#declarations/server/public.ts'
import { registerDeclarationsJobs } from '#declarations/server/declarations.jobs.ts'
import { createHmrc } from '#declarations/server/hmrc/create-hmrc.ts'
import { registerHmrcJobs } from '#declarations/server/hmrc/hmrc.jobs.ts'
import { hmrcRoutes } from '#declarations/server/hmrc/hmrc.routes.ts'
import { creditRoutes } from '#declarations/server/tax/credit.routes.ts'
import { taxRoutes } from '#declarations/server/tax/tax.routes.ts'
import { isMonthConfirmed } from '#declarations/server/public.ts'
import { declarationsRoutes } from '#declarations/server/declarations.routes.ts'
import { receiptsInVault } from '#declarations/server/public.ts'
import { ledgerRoutes } from '#ledger/server/ledger.routes.ts'
import { createFileScanner, type FileScanner } from '#documents/server/scanning/create-scanner.ts'
import { registerDocumentsJobs } from '#documents/server/documents.jobs.ts'
import { filesThatWait } from '#documents/server/public.ts'
import { documentsRoutes } from '#documents/server/documents.routes.ts'
import { vaultRoutes } from '#documents/server/vault.routes.ts'
import { registerLettersJobs } from '#letters/server/letters.jobs.ts'
import { registerEnquiriesJobs } from '#enquiries/server/enquiries.jobs.ts'
import { enquiriesRoutes } from '#enquiries/server/enquiries.routes.ts'
import { formsRoutes } from '#forms/server/forms.routes.ts'
import { INVITE_KEY } from '#invites/invite-key.ts'
import { exchangeRatesRoutes } from '#exchange-rates/server/exchange-rates.routes.ts'
import { registerExchangeRatesJobs } from '#exchange-rates/server/exchange-rates.jobs.ts'
import { registerFormsJobs } from '#forms/server/forms.jobs.ts'
import { registerInvitesJobs } from '#invites/server/invites.jobs.ts'
import { invitesRoutes } from '#invites/server/invites.routes.ts'
import { inviteKey, createInvitedFiles } from '#invites/server/public.ts'
import { registerInvoicesJobs } from '#invoices/server/invoices.jobs.ts'
import { invoicesInVault } from '#invoices/server/public.ts'
import { invoicesRoutes } from '#invoices/server/invoices.routes.ts'
import { lettersRoutes } from '#letters/server/letters.routes.ts'
import { confirmationsRoutes } from '#confirmations/server/confirmations.routes.ts'
import { announcementsRoutes } from '#messages/server/announcements.routes.ts'
import { registerMessagesJobs } from '#messages/server/messages.jobs.ts'
import { messagesRoutes } from '#messages/server/messages.routes.ts'
import { obligationsRoutes } from '#obligations/server/obligations.routes.ts'
import { companiesThatBought, companyHasOrdered } from '#orders/server/public.ts'
import { ordersRoutes } from '#orders/server/orders.routes.ts'
import { registerOrdersJobs } from '#orders/server/orders.jobs.ts'
import { ordersUnderReview, partsReceived, paymentsOf, rejectedWebhooks } from '#payments/server/public.ts'
import { paymentsRoutes } from '#payments/server/payments.routes.ts'
import { registerPaymentsJobs } from '#payments/server/payments.jobs.ts'
import type { Clock } from '#platform/server/clock.ts'
import { directUrlOf, type DatabaseHandle } from '#platform/server/database.ts'
import { createFileStore } from '#platform/server/files.ts'
import { purgeOldAnswers } from '#platform/server/http/idempotency.ts'
import type { Route } from '#platform/server/http/route.ts'
import { createRecentPrincipals, type Authenticate } from '#platform/server/http/recent-principals.ts'
import type { Authenticators } from '#platform/server/http/resolve-principal.ts'
import type { Streams } from '#platform/server/http/streams.ts'
import { createJobs } from '#platform/server/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import {
  createLocalMailbox,
  createSmtpMailer,
  type LocalMailbox,
  type Mailer,
} from '#platform/server/mailer.ts'
import { createLiveness } from '#platform/server/liveness.ts'
import { createReturnPath } from '#platform/server/return-path.ts'
import { createRateLimiter, purgeOldTries } from '#platform/server/rate-limit.ts'
import { keepPersonalUnder } from '#platform/server/person-keys.ts'
import { createSecretBox, type SecretBox } from '#platform/server/secret-box.ts'
import { registerMoveJob } from '#platform/server/storage/move-files.ts'
import { openStorage, type Storage } from '#platform/server/storage/open-storage.ts'
import { pendingMattersRoutes } from '#pending-matters/server/pending-matters.routes.ts'
import { registerPrivacyJobs } from '#privacy/server/privacy.jobs.ts'
import { privacyRoutes } from '#privacy/server/privacy.routes.ts'
import { registerWebhooksJobs } from '#webhooks/server/webhooks.jobs.ts'
import { webhooksRoutes } from '#webhooks/server/webhooks.routes.ts'
import { registerRegistrationsJobs } from '#registrations/server/registrations.jobs.ts'
import { mandatesRoutes } from '#registrations/server/mandates.routes.ts'
import { registrationsRoutes } from '#registrations/server/registrations.routes.ts'
import { registerEndingsJobs } from '#endings/server/endings.jobs.ts'
import { endingsRoutes } from '#endings/server/endings.routes.ts'
import { takeoversRoutes } from '#registrations/server/takeovers.routes.ts'
import { missingMonths } from '#reports/server/public.ts'
import { registerReportsJobs } from '#reports/server/reports.jobs.ts'
import { costPricesRoutes } from '#reports/server/cost-prices.routes.ts'
import { distanceSalesRoutes } from '#reports/server/distance-sales.routes.ts'
import { reportsRoutes } from '#reports/server/reports.routes.ts'
import { createAmazon } from '#shops/server/amazon/create-amazon.ts'
import { registerShopsJobs } from '#shops/server/shops.jobs.ts'
import { shopsRoutes } from '#shops/server/shops.routes.ts'
import { searchRoutes } from '#search/server/search.routes.ts'
import { siteRoutes } from '#site/server/site.routes.ts'
import { numberCheckRoutes } from '#tax-numbers/server/check-number.ts'
import { createLookUp, type VatNumberLookUp } from '#tax-numbers/server/look-up.ts'
import { createRegisters } from '#tax-numbers/server/registers.ts'
import { registerTurnoverJobs } from '#turnover/server/turnover.jobs.ts'
import { turnoverRoutes } from '#turnover/server/turnover.routes.ts'
import { registerThresholdsJobs } from '#thresholds/server/thresholds.jobs.ts'
import { teamRoutes } from '#team/server/team.routes.ts'
import { textBlocksRoutes } from '#text-blocks/server/text-blocks.routes.ts'
import { thresholdsRoutes } from '#thresholds/server/thresholds.routes.ts'
import { vatRoutes } from '#vat/server/vat.routes.ts'
import { calculatorRoutes } from '#vat-calculator/server/calculator.routes.ts'
import { authenticateStaff } from '#staff/server/public.ts'
import { registerStaffJobs } from '#staff/server/staff.jobs.ts'
import { registerTeamJobs } from '#team/server/team.jobs.ts'
import { staffRoutes } from '#staff/server/staff.routes.ts'
import { formOfNode, measuredDays } from '#work-orders/server/public.ts'
import { workOrdersRoutes } from '#work-orders/server/work-orders.routes.ts'
import { registerWorkOrdersJobs } from '#work-orders/server/work-orders.jobs.ts'
import { backupSource, erasuresBeside } from './back-up.ts'
import { COMPANY_CLOSING } from './company-closing.ts'
import { COMPANY_EXPORT } from './company-export.ts'
import type { AppConfig, AppDeps } from './config.ts'
import { formOutlines } from './form-outlines.ts'
import { MESSAGE_KINDS } from './message-kinds.ts'
import { filesElsewhere, namedEntries } from './file-ids.ts'
import { type HintStreams, openHintStreams } from './hint-streams.ts'
import { usesOfFile } from './file-uses.ts'
import { recordKeyCalls } from './record-key-calls.ts'
import { recordRoutes } from './record-routes.ts'
import { readerNames } from './reader-names.ts'
import { scopeSource } from './scope-source.ts'

const LEAVING = { parts: COMPANY_EXPORT, closing: COMPANY_CLOSING }

export type Wired = {
  deps: AppDeps
  storage: Storage
  routes: Route[]
  /** Seals the audit trail. */
  sealer: Sealer
  mailbox: LocalMailbox | undefined
  /** The streams of hints that are open in this process: of sellers, and of staff. */
  streams: Streams
  staffStreams: Streams
  authenticators: Authenticators
}

/** Wires the ports and passes them to the modules. */
export function wire(options: {
  config: AppConfig
  database: DatabaseHandle
  clock: Clock
  log: Log
  /** Beside a product that runs on the same data: does its own work alone, and writes mail to nobody. */
  apart?: string
}): Wired {
  const { config, database, clock, log, apart } = options
  const box = createSecretBox(config.encryptionKeys)
  keepPersonalUnder(database.pool, box)
  const mailbox = config.smtpUrl
    ? undefined
    : createLocalMailbox({ file: join(config.dataDir, 'mail.ndjson'), now: clock.now })
  const liveness = createLiveness({ url: directUrlOf(config), log })
  const storage = openStorage(config)
  const deps: AppDeps = {
    config,
    db: database.db,
    clock,
    log,
    box,
    jobs: createJobs({
      pool: database.direct,
      db: database.db,
      liveness,
      log,
      clock,
      ...(apart !== undefined && { apart }),
    }),
    mailer:
      apart === undefined
        ? (mailbox ??
          notingRefusals(smtpMailer(config, { box, now: clock.now }), {
            db: database.db,
            log,
            box,
            now: clock.now,
          }))
        : { send: async () => {} },
    files: createFileStore({ entries: storage.entries, box }),
    limits: createRateLimiter(database.db, clock),
    liveness,
  }
  const authenticate: Authenticate = (token, staff) => {
    if (staff) return authenticateStaff(deps, token, scopeSource(deps))
    return isKey(token) ? authenticateKey(deps, token) : authenticateSeller(deps, token)
  }
  const streams = openHintStreams(deps)
  const lookUp = createLookUp(deps, createRegisters(deps))
  const shops = { ...deps, amazon: createAmazon(deps) }
  const scanner = createFileScanner(config)
  const sealer = createSealer(deps)
  registerJobs(deps, lookUp, scanner)
  registerAuditJobs(deps, sealer)
  registerMoveJob({ ...deps, storage, namedEntries: () => namedEntries(deps) })
  registerShopsJobs(shops)
  registerReportsJobs(shops)
  const hmrc = { ...deps, hmrc: createHmrc(deps) }
  registerHmrcJobs(hmrc)
  return {
    deps,
    storage,
    sealer,
    mailbox,
    streams: streams.sellers,
    staffStreams: streams.staff,
    routes: recordKeyCalls(
      deps,
      recordRoutes(deps, [
        ...collectRoutes(deps, { streams, lookUp, scanner }),
        ...reportsRoutes(shops, isMonthConfirmed),
        ...costPricesRoutes(deps),
        ...distanceSalesRoutes(deps),
        ...shopsRoutes({
          ...shops,
          lookUp,
          missingMonths: (companyId, known) => missingMonths(shops, companyId, known),
        }),
        ...hmrcRoutes(hmrc),
      ]),
    ),
    authenticators: {
      authenticate,
      recent: createRecentPrincipals(authenticate, deps.clock),
      admitKey: admitKeys(deps.clock),
      keys: { [INVITE_KEY]: inviteKey(deps) },
    },
  }
}

const smtpMailer = (
  { smtpUrl, mailFrom, mailReturnPath: address }: AppConfig,
  known: { box: SecretBox; now: () => Date },
): Mailer =>
  createSmtpMailer({
    url: smtpUrl ?? '',
    from: mailFrom,
    returnPath: address === undefined ? undefined : createReturnPath({ address, ...known }),
  })

function registerJobs(deps: AppDeps, lookUp: VatNumberLookUp, scanner: FileScanner): void {
  deps.jobs.schedule('platform.forget-old-answers', '17 * * * *', () => purgeOldAnswers(deps))
  deps.jobs.schedule('platform.forget-old-tries', '47 * * * *', () => purgeOldTries(deps))
  registerAccountsJobs(deps, { lookUp })
  registerMessagesJobs(deps, { kinds: MESSAGE_KINDS, buyersAfter: companiesThatBought })
  registerStaffJobs(deps)
  registerTeamJobs(deps)
  registerDocumentsJobs(deps, { filesElsewhere: () => filesElsewhere(deps.db), scanner })
  registerEnquiriesJobs(deps)
  registerLettersJobs(deps)
  registerCartJobs(deps)
  registerOrdersJobs(deps)
  registerPaymentsJobs(deps)
  registerExchangeRatesJobs(deps)
  registerThresholdsJobs(deps)
  registerTurnoverJobs(deps)
  registerInvoicesJobs(deps)
  registerRegistrationsJobs(deps)
  registerEndingsJobs(deps)
  registerDeclarationsJobs(deps, { usesOf: usesOfFile, lookUp })
  registerWorkOrdersJobs(deps)
  learnDurations(deps.db, measuredDays)
  registerFormsJobs(deps)
  registerInvitesJobs(deps)
  registerCalendarJobs(deps)
  registerApiKeysJobs(deps)
  registerWebhooksJobs(deps)
  registerPrivacyJobs({ ...deps, ...LEAVING, erasuresBeside: erasuresBeside(deps) })
  registerAlertJobs(deps)
  registerBackupJobs({ ...deps, source: () => backupSource(deps) })
}

type Shared = { streams: HintStreams; lookUp: VatNumberLookUp; scanner: FileScanner }

function collectRoutes(deps: AppDeps, { streams, lookUp, scanner }: Shared): Route[] {
  const hasOrdered = (companyId: string) => companyHasOrdered(deps.db, companyId)
  const asking = (caller: { companyId: string } | { ip: string }) =>
    'companyId' in caller ? { ...caller, hasOrdered: () => hasOrdered(caller.companyId) } : caller
  return [
    ...siteRoutes(deps),
    ...obligationsRoutes(deps),
    ...vatRoutes(deps, {
      boxesOfDeclaration: (companyId, id) => boxesOfDeclaration(deps.db, companyId, id),
    }),
    ...exchangeRatesRoutes(deps),
    ...thresholdsRoutes(deps),
    ...turnoverRoutes(deps),
    ...calculatorRoutes(deps, { networkOf }),
    ...numberCheckRoutes(deps, { networkOf, lookUp }),
    ...accountsRoutes(deps),
    ...apiKeysRoutes(deps),
    ...messagesRoutes(deps, { kinds: MESSAGE_KINDS, streams: streams.sellers }),
    ...announcementsRoutes(deps),
    ...staffRoutes(deps),
    ...enquiriesRoutes(deps),
    ...teamRoutes(deps),
    ...textBlocksRoutes(deps),
    ...catalogueRoutes(deps, {
      formOutlines,
      coupon: (caller, input) => couponOnProduct(deps, asking(caller), input),
      vat: (buyer, net, lang) => vatOnProduct(deps, buyer, net, lang),
    }),
    ...cartRoutes(deps, { hasOrdered }),
    ...couponsRoutes(deps, {
      hasOrdered,
      linesInCart: (owner, currency) => linesInCart(deps, owner, currency),
    }),
    ...ordersRoutes(deps, { paymentsOf, partsReceived, ordersUnderReview }),
    ...paymentsRoutes(deps),
    ...invoicesRoutes(deps),
    ...documentsRoutes(deps, { invitedFiles: createInvitedFiles(deps), scanner }),
    ...vaultRoutes(deps, {
      nameOf: readerNames(deps.db),
      others: [invoicesInVault, receiptsInVault],
      usesOf: usesOfFile,
    }),
    ...formsRoutes(deps, { formOfNode }),
    ...registrationsRoutes(deps),
    ...mandatesRoutes(deps),
    ...takeoversRoutes(deps),
    ...endingsRoutes(deps),
    ...workOrdersRoutes(deps, { streams: streams.staff, scanner, lastAutomatic: lastReminderAbout }),
    ...invitesRoutes(deps),
    ...confirmationsRoutes(deps),
    ...lettersRoutes(deps, scanner),
    ...declarationsRoutes(deps, scanner),
    ...taxRoutes(deps),
    ...creditRoutes(deps),
    ...ledgerRoutes(deps),
    ...pendingMattersRoutes(deps),
    ...calendarRoutes(deps),
    ...searchRoutes(deps),
    ...webhooksRoutes(deps),
    ...backupRoutes(deps),
    ...alertsRoutes(deps, { others: [rejectedWebhooks(deps), filesThatWait(deps)] }),
    ...privacyRoutes({ ...deps, ...LEAVING, erasuresBeside: erasuresBeside(deps) }),
  ]
}
