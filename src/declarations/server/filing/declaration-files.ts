import { createHash } from 'node:crypto'
import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { ofCustoms } from '#ledger/kinds-in-country.ts'
import { documentsOfLines } from '#ledger/server/public.ts'
import { numbersOf } from '#registrations/server/public.ts'
import { publishedNames } from '#tax-numbers/server/public.ts'
import type { PreparedReturn } from '../../boxes/prepared-return.ts'
import { filesToFile, printsFor, worksheetFor } from '../../files/all-files.ts'
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
import { bytesOf, makeFile } from '../../files/make-file.ts'
import { filingNumber } from '../../files/tax-number.ts'
import { invoicesBehind } from './invoices-behind.ts'
import { taxNumbersOf } from './tax-number.repository.ts'

type Deps = Pick<ServerDeps, 'clock' | 'config'>

/** A file that can be made, and what is wrong with it. */
export type DescribedFile = { name: string; label: FileLabel; problems: readonly FileProblem[] }

/** What files are made of. */
export type Materials = { prepared: PreparedReturn; facts: FilingFacts }

/**
 * The files of a declaration for its authority, as its figures stand: each is made, and held against the authority's rules.
 * @throws declarations.no_figures
 */
export async function filesOf(executor: Executor, deps: Deps, row: DeclarationRow): Promise<DescribedFile[]> {
  return filesMadeOf(row, await materialsOf(executor, deps, row))
}

/** The same of what they are made of. */
export async function filesMadeOf(row: DeclarationRow, materials: Materials): Promise<DescribedFile[]> {
  const found: DescribedFile[] = []
  // One after the other: the rows of each are read through the same connection.
  for (const file of filesToFile(materials.prepared, { isCorrection: row.corrects !== null }))
    found.push(await described(file, materials))
  const besides = worksheetFor(
    materials.prepared,
    found.flatMap(({ problems }) => problems),
  )
  for (const file of besides) found.push(await described(file, materials))
  return found
}

const described = async (file: DeclarationFile, materials: Materials): Promise<DescribedFile> => ({
  name: file.name(materials.prepared),
  label: file.label,
  problems: await makeFile(file, materials),
})

/** @param madeAt some say in themselves when they were made: by the same moment one is made again to the byte */
export async function materialsOf(
  executor: Executor,
  deps: Deps,
  row: DeclarationRow,
  madeAt: Date = deps.clock.now(),
): Promise<Materials> {
  const prepared = await preparedOf(executor, row)
  return { prepared, facts: await factsOf(executor, { ...deps, madeAt }, { row, prepared }) }
}

async function preparedOf(executor: Executor, row: DeclarationRow): Promise<PreparedReturn> {
  const calculation = await calculationOf(executor, row)
  if (!calculation) throw declarationRefusals.no_figures()
  return calculation.prepared
}

/** Offered where a register lacks something, which only making it tells. */
const worksheets = (prepared: PreparedReturn) =>
  prepared.kind === 'NATIONAL' && prepared.country === 'PL'
    ? worksheetFor(prepared, [{ code: 'PARTNER_MISSING', path: '' }])
    : []

type Named = { row: DeclarationRow; name: string; madeAt?: Date | undefined }

/** A file that has a name, with all that it is made of. */
export type FileToMake = { name: string; file: DeclarationFile; materials: Materials }

/** One that may be filed; undefined: none has this name. @throws declarations.no_figures */
export const fileToMake = (executor: Executor, deps: Deps, named: Named): Promise<FileToMake | undefined> =>
  fileNamed(executor, deps, named)

/** @param besides what is given to read, and never filed */
async function fileNamed(
  executor: Executor,
  deps: Deps,
  { row, name, madeAt }: Named,
  besides: (prepared: PreparedReturn) => readonly DeclarationFile[] = () => [],
): Promise<FileToMake | undefined> {
  const materials = await materialsOf(executor, deps, row, madeAt)
  const { prepared } = materials
  const toFile = filesToFile(prepared, { isCorrection: row.corrects !== null })
  const kinds = [...toFile, ...worksheets(prepared), ...besides(prepared)]
  const file = kinds.find((kind) => kind.name(prepared) === name)
  return file && { name, file, materials }
}

/** One of these, piece by piece. @throws declarations.no_figures, declarations.no_such_file */
export async function downloadOf(
  executor: Executor,
  deps: Deps,
  named: Named,
): Promise<AsyncGenerator<Buffer>> {
  const found = await fileNamed(executor, deps, named, printsFor)
  if (!found) throw declarationRefusals.no_such_file()
  return bytesOf(found.file, found.materials)
}

/** Made again, for what was filed before its bytes were kept; with the hash of what came out. @throws declarations.no_figures */
export async function hashOfFile(executor: Executor, deps: Deps, named: Named): Promise<string | undefined> {
  const found = await fileNamed(executor, deps, named)
  if (!found) return undefined
  const hash = createHash('sha256')
  for await (const bytes of bytesOf(found.file, found.materials)) hash.update(bytes)
  return hash.digest('hex')
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
    seat: company?.country ?? null,
    invoices: await invoicesBehind(executor, prepared, row),
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
    lines.map(({ id, kind, ...document }) => [
      id,
      {
        ...document,
        isImport: ofCustoms(kind),
        isDomestic: kind === 'PURCHASE' || kind === 'FIXED_ASSET',
      },
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

/** What the authority's rules refuse in a file, the first of it by name. */
export function refusedFile(problems: readonly FileProblem[]): Error {
  const [problem] = problems
  const named = [problem?.code, problem?.path].filter(Boolean).join(' · ')
  return declarationRefusals.file_refused({ params: { problem: named, count: problems.length } })
}
