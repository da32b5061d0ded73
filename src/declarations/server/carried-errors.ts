import type { Executor } from '#platform/server/database.ts'
import type { EnteredAmount } from '../boxes/national-return.ts'
import { carriedAmounts, carryFault } from '../gb-carry.ts'
import { carriedCorrections, nextOpenReturn } from './carried.queries.ts'
import { boxesOf, findDeclaration } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { correctedBy } from './figures.queries.ts'

/**
 * Errors in earlier British returns that stand in this one: those that it was filed with, and, while it is the next to be
 * filed, those that wait for it. They follow from the corrections each time anew: what becomes of a correction becomes of
 * its error here.
 */
export async function carriedErrors(executor: Executor, row: DeclarationRow): Promise<EnteredAmount[]> {
  if (row.country !== 'GB' || row.kind !== 'RETURN') return []
  const entered: EnteredAmount[] = []
  for (const correction of await errorsIn(executor, row))
    for (const { box, units } of await amountsOf(executor, correction))
      entered.push({ of: `error:${correction.id}`, box, units })
  return entered
}

/**
 * Whether the errors in a British return are more than may stand there by its own box 6: it may have shrunk since they were
 * carried, by late rows or by reports that were withdrawn.
 */
export async function areErrorsTooLarge(executor: Executor, row: DeclarationRow): Promise<boolean> {
  if (row.country !== 'GB' || row.kind !== 'RETURN' || row.revision === 0) return false
  const errors = await errorsIn(executor, row)
  if (errors.length === 0) return false
  const box6 = (await boxesOf(executor, row)).find(({ box }) => box === '6')?.amount ?? 0
  const net = errors.reduce((sum, { payable }) => sum + (payable ?? 0), 0)
  return carryFault('NEXT_RETURN', { net, box6 }) !== null
}

async function errorsIn(executor: Executor, row: DeclarationRow): Promise<DeclarationRow[]> {
  const carried = await carriedCorrections(executor, row)
  if (carried.length === 0) return []
  // A correction of this return has what this return has.
  const chain = new Set([row.id, ...(await correctedBy(executor, row)).map(({ id }) => id)])
  const found: DeclarationRow[] = []
  for (const one of carried) {
    const isFiled = one.carriedInto !== null
    const into = isFiled ? one.carriedInto : (await nextOpenReturn(executor, one))?.id
    if (into && chain.has(into)) found.push(one)
  }
  return found
}

/** What a correction changes of the tax that was declared before it. */
async function amountsOf(executor: Executor, correction: DeclarationRow) {
  const { companyId, corrects } = correction
  const filed = corrects === null ? undefined : await findDeclaration(executor, companyId, corrects)
  const amounts = async (row: DeclarationRow) =>
    new Map((await boxesOf(executor, row)).map(({ box, amount }) => [box, amount]))
  return filed ? carriedAmounts(await amounts(filed), await amounts(correction)) : []
}
