import { declarationsWithReceipt, ecoFeesWithFile, taxesProvenBy } from '#declarations/server/public.ts'
import type { FileUse, FileUses } from '#documents/server/file-uses.ts'
import { endingsWithFile } from '#endings/server/public.ts'
import { ledgerLinesWithFile } from '#ledger/server/public.ts'
import { lettersWithFile } from '#letters/server/public.ts'
import { keptUntil, yearsKept } from '#privacy/retention.ts'
import { mandatesWithFile, takeoversWithFile } from '#registrations/server/public.ts'
import { shopsWithNoticeOf } from '#shops/server/public.ts'
import { workWithFile } from '#work-orders/server/public.ts'

/** Which records need a file, put together from the modules that own them. */
export const usesOfFile: FileUses = async (executor, file) => {
  const uses: FileUse[] = []
  const filed = (number: string, on: string) => {
    const until = keptUntil(on, yearsKept('FILINGS'))
    if (until >= file.today) uses.push({ by: 'LAW', number, until })
  }
  for (const { number, running, submitted, on } of await workWithFile(executor, file))
    if (running) uses.push({ by: submitted ? 'WORK' : 'FORM', number, until: null })
    else filed(number, on)
  for (const { number, on } of await declarationsWithReceipt(executor, file)) filed(number, on)
  for (const { number, year } of await ecoFeesWithFile(executor, file)) filed(number, `${year}-12-31`)
  for (const { number, on } of await taxesProvenBy(executor, file)) filed(number, on)
  for (const { number, on } of await ledgerLinesWithFile(executor, file)) filed(number, on)
  for (const { number, on } of await lettersWithFile(executor, file)) filed(number, on)
  for (const { number, on } of await takeoversWithFile(executor, file)) filed(number, on)
  for (const { number, on } of await endingsWithFile(executor, file)) filed(number, on)
  for (const { number, until } of await mandatesWithFile(executor, file))
    uses.push({ by: 'MANDATE', number, until })
  for (const { name } of await shopsWithNoticeOf(executor, file))
    uses.push({ by: 'NOTICE', number: name, until: null })
  return uses
}
