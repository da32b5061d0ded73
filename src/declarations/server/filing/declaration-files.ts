import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { documentsOfLines } from '#ledger/server/public.ts'
import { numbersOf } from '#registrations/server/public.ts'
import { publishedNames } from '#tax-numbers/server/public.ts'
import type { PreparedReturn } from '../../boxes/prepared-return.ts'
import { filesToFile, printsFor } from '../../files/all-files.ts'
import {
  type DeclarationFile,
  type FileLabel,
  type FileProblem,
  filingFacts,
  type FilingFacts,
} from '../../files/declaration-file.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { boxesOf, findDeclaration } from '../declarations.queries.ts'
import { calculationOf } from '../figures.queries.ts'
import { filingNumber } from '../../files/tax-number.ts'
import { taxNumbersOf } from './tax-number.repository.ts'

type Deps = Pick<ServerDeps, 'clock' | 'config'>

export type MadeFile = {
  name: string
  label: FileLabel
  bytes: Buffer
  problems: readonly FileProblem[]
}

/**
 * The files of a declaration for its authority, as its figures stand.
 * @param madeAt some say in themselves when they were made: by the same moment one is made again to the byte
 * @throws declarations.no_figures
 */
export async function filesOf(
  executor: Executor,
  deps: Deps,
  row: DeclarationRow,
  madeAt: Date = deps.clock.now(),
): Promise<MadeFile[]> {
  const prepared = await preparedOf(executor, row)
  const facts = await factsOf(executor, { ...deps, madeAt }, { row, prepared })
  const files = filesToFile(prepared, { isCorrection: row.corrects !== null })
  return Promise.all(files.map((file) => made(file, prepared, facts)))
}

async function preparedOf(executor: Executor, row: DeclarationRow): Promise<PreparedReturn> {
  const calculation = await calculationOf(executor, row)
  if (!calculation) throw declarationRefusals.no_figures()
  return calculation.prepared
}

/** The files, and what can be had on paper, which is made once somebody asks for it. @throws declarations.no_figures */
export async function downloadsOf(
  executor: Executor,
  deps: Deps,
  row: DeclarationRow,
): Promise<Omit<MadeFile, 'bytes'>[]> {
  const prepared = await preparedOf(executor, row)
  const prints = printsFor(prepared).map((file) => ({
    name: file.name(prepared),
    label: file.label,
    problems: [],
  }))
  return [...(await filesOf(executor, deps, row)), ...prints]
}

/** One of these. @throws declarations.no_figures, declarations.no_such_file */
export async function downloadOf(
  executor: Executor,
  deps: Deps,
  { row, name }: { row: DeclarationRow; name: string },
): Promise<Pick<MadeFile, 'name' | 'bytes'>> {
  const prepared = await preparedOf(executor, row)
  const print = printsFor(prepared).find((file) => file.name(prepared) === name)
  if (!print) return fileOf(executor, deps, { row, name })
  return made(
    print,
    prepared,
    await factsOf(executor, { ...deps, madeAt: deps.clock.now() }, { row, prepared }),
  )
}

async function made(file: DeclarationFile, prepared: PreparedReturn, facts: FilingFacts): Promise<MadeFile> {
  const content = await file.write(prepared, facts)
  return {
    name: file.name(prepared),
    label: file.label,
    bytes: Buffer.from(content),
    problems: await file.problems(content),
  }
}

async function factsOf(
  executor: Executor,
  { config, madeAt }: Pick<Deps, 'config'> & { madeAt: Date },
  { row, prepared }: { row: DeclarationRow; prepared: PreparedReturn },
): Promise<FilingFacts> {
  const buyers = prepared.kind === 'EC_SALES_LIST' ? (prepared.lines ?? []).map(({ number }) => number) : []
  const company = await getCompany(executor, row.companyId)
  const numbers = await numbersOf(executor, row.companyId, ['VAT_NUMBER', 'TAX_NUMBER'])
  const byCountry = (kind: string) =>
    Object.fromEntries(
      numbers
        .filter((one) => one.kind === kind)
        .map(({ country, number }) => [country, kind === 'TAX_NUMBER' ? asFiled(country, number) : number]),
    )
  return filingFacts({
    taxpayer: company?.name ?? '',
    madeAt: madeAt.toISOString(),
    // The office writes to whoever files.
    email: config.agency.email || null,
    contact: { name: config.agency.contact ?? '', phone: config.agency.phone ?? '' },
    buyerNames: Object.fromEntries(await publishedNames(executor, buyers)),
    vatNumbers: byCountry('VAT_NUMBER'),
    taxNumbers: {
      ...Object.fromEntries(
        numbers.flatMap(({ country, taxNumber }) =>
          taxNumber === null ? [] : [[country, asFiled(country, taxNumber)]],
        ),
      ),
      ...byCountry('TAX_NUMBER'),
      // Who was asked for the form that the file wants has answered.
      ...(await taxNumbersOf(executor, row.companyId)),
    },
    correction: row.corrects !== null,
    filedBefore: await filedBefore(executor, row),
    documents: await documentsBehind(executor, prepared, row),
  })
}

/** Poland's register has a row for each document. */
async function documentsBehind(
  executor: Executor,
  prepared: PreparedReturn,
  { companyId }: DeclarationRow,
): Promise<FilingFacts['documents']> {
  if (prepared.kind !== 'NATIONAL' || prepared.country !== 'PL') return new Map()
  const named = (prepared.boxes ?? []).flatMap(({ sources }) => sources.map(({ of }) => of))
  const ids = new Set(named.flatMap((of) => (of.startsWith('ledger:') ? [of.slice('ledger:'.length)] : [])))
  const lines = ids.size === 0 ? [] : await documentsOfLines(executor, { companyId, ids: [...ids] })
  return new Map(
    lines.map(({ id, supplier, number, date, kind }) => [
      id,
      { supplier, number, date, isImport: kind === 'IMPORT' || kind === 'IMPORT_IN_RETURN' },
    ]),
  )
}

async function filedBefore(
  executor: Executor,
  { companyId, corrects }: DeclarationRow,
): Promise<FilingFacts['filedBefore']> {
  const filed = corrects === null ? undefined : await findDeclaration(executor, companyId, corrects)
  if (!filed) return null
  const boxes = await boxesOf(executor, filed)
  return new Map(boxes.map(({ box, amount }) => [box, amount]))
}

/** What the office granted may stand in the form of its letters. */
function asFiled(country: string, number: string): string {
  return filingNumber(country, number) ?? number
}

/** @throws declarations.no_figures, declarations.no_such_file */
export async function fileOf(
  executor: Executor,
  deps: Deps,
  { row, name, madeAt }: { row: DeclarationRow; name: string; madeAt?: Date },
): Promise<MadeFile> {
  const found = (await filesOf(executor, deps, row, madeAt)).find((file) => file.name === name)
  if (!found) throw declarationRefusals.no_such_file()
  return found
}

/** What the authority's rules refuse in a file, the first of it by name. */
export function refusedFile(problems: readonly FileProblem[]): Error {
  const [problem] = problems
  const named = [problem?.code, problem?.path].filter(Boolean).join(' · ')
  return declarationRefusals.file_refused({ params: { problem: named, count: problems.length } })
}
