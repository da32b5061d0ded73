import { z } from 'zod'
import { type RawSettings, setting } from '#platform/server/settings.ts'
import type { DatevSettings } from '../books/datev.ts'

const FORM = /^(SKR0[34]):(\d{4,7}):(\d{1,5})$/

export const INVOICES_SETTINGS = {
  datev: setting({
    env: 'GREENLANE_DATEV',
    doc: 'For exporting the books to DATEV: the chart of accounts and the numbers of the tax adviser and of the agency there, `SKR03:29098:55003`. Without it, the books are exported as CSV and XLSX alone. What moved no money is in those alone; what is in another currency and has no euro rate of its day is named and not exported.',
    schema: z.string().regex(FORM, 'must be a chart, an adviser and a client such as SKR03:29098:55003'),
  }),
} as const

export type InvoicesConfig = { datev: DatevSettings | undefined }

export function invoicesConfig({ datev }: RawSettings<typeof INVOICES_SETTINGS>): InvoicesConfig {
  const [, chart, consultant, client] = FORM.exec(datev ?? '') ?? []
  if (chart !== 'SKR03' && chart !== 'SKR04') return { datev: undefined }
  return { datev: { chart, consultant: Number(consultant), client: Number(client) } }
}
