import type { LedgerLine } from '#ledger/ledger-line.ts'
import { officialRates } from '#exchange-rates/server/exchange-rates.tables.ts'
import type { TestApp } from '#main/testing/test-app.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { judge } from '#reports/testing/read-bytes.ts'
import type { Total } from '#reports/totals.ts'
import type { MissingReport } from '../missing-reports.ts'
import type { MonthInPart } from '../months-in-part.ts'
import type { ReturnSources } from '../server/return-sources.ts'

export type Sales = {
  totals: Total[]
  ledger: LedgerLine[]
  missing: MissingReport[]
  inPart: MonthInPart[]
}

const within = (month: string, { from, to }: { from: string; to: string }) => month >= from && month <= to

/** Sales, documents and gaps that a test changes as it likes. */
export function someSources(): {
  known: Sales
  sources: ReturnSources
  sell(rows: AmazonRow[]): Promise<void>
} {
  const known: Sales = { totals: [], ledger: [], missing: [], inPart: [] }
  return {
    known,
    sources: {
      totalsOf: async (_executor, asked) => known.totals.filter(({ month }) => within(month, asked)),
      ledgerLinesOf: async (_executor, asked) =>
        known.ledger.filter(({ country, month }) => country === asked.country && within(month, asked)),
      sumsByBuyer: async () => [],
      buyerNumbersOf: async () => [],
      unitsSold: async () => [],
      registerAnswers: async () => [],
      limitsOn: async () => [],
      openRows: async () => [],
      unreadFiles: async () => [],
      disagreeingRows: async () => [],
      reported: async (_executor, asked) => ({
        missing: known.missing.filter(({ month }) => within(month, asked)),
        inPart: known.inPart.filter(({ month }) => within(month, asked)),
      }),
    },
    async sell(rows) {
      const seller = {
        established: 'CN',
        vat_registrations: ['DE', 'FR', 'PL', 'GB'],
        oss_union: 'DE',
        ioss: false,
        distance_sales_prev_year_eur: 20_000,
      }
      known.totals = (await judge(amazonFile(rows), { seller })).totals.list
    },
  }
}

/** A sale inside Germany by the company's own shop, on a day. */
export const germanSale = (day: string, gross: string, more: AmazonRow = {}): AmazonRow => ({
  MARKETPLACE: 'own shop',
  DEPARTURE_COUNTRY: 'DE',
  ARRIVAL_COUNTRY: 'DE',
  TRANSACTION_COMPLETE_DATE: day.split('-').toReversed().join('-'),
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  ...more,
})

/** As staff enter it: what a euro was worth on average in a month, by the German ministry. */
export async function keepGermanRate(
  app: TestApp,
  key: string,
  currency: string,
  rate: string,
): Promise<void> {
  const facts = { source: 'DE_BMF' as const, document: 'letter of the ministry', storedAt: app.clock.now() }
  await app.deps.db.insert(officialRates).values({ ...facts, key, currency, rate })
}
