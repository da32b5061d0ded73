import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import { bytesOfUpload } from '#platform/server/http/upload-bytes.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { LARGEST_SHEET } from '#platform/shared/upload-form.ts'
import { readRowsOf } from '#reports/read-report.ts'
import type { Statement } from '../compare-turnover.ts'
import { MOST_LINES } from '../statement.ts'
import {
  findStatementColumns,
  readStatement,
  STATEMENT_COLUMNS,
  type StatementFault,
  type StatementField,
} from '../statement-file.ts'
import { COMPARE_JOB } from './compare-statements.ts'
import { putStatements } from './statements.repository.ts'
import { turnoverRefusals } from './turnover.errors.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>

/** So many are named in the refusal; the rest are likely of the same kind. */
const MOST_NAMED = 10

/** Takes statements of others: all lines or none. @throws turnover.* */
export async function uploadStatements(
  deps: Deps,
  { companyId, userId }: SellerPrincipal,
  upload: IncomingUpload,
  lang: Lang,
): Promise<{ lines: number }> {
  const bytes = await bytesOfUpload(upload.stream, LARGEST_SHEET).catch(() => {
    throw wireRefusals.bad_input({ fields: { file: BROKEN_OFF } })
  })
  if (bytes === null) throw turnoverRefusals.too_many_lines({ params: { most: MOST_LINES } })
  const statements = await statementsIn(bytes, lang)
  const at = deps.clock.now()
  const rows = [...onePerKey(statements).values()].map((one) => ({
    ...one,
    companyId,
    id: newId('tst'),
    channel: one.channel ?? '',
    country: one.country ?? '',
    fromDay: one.from,
    toDay: one.to,
    fileName: upload.name.toWellFormed().replaceAll('\0', '').slice(0, 200),
    uploadedById: userId,
    uploadedAt: at,
  }))
  const from = rows.map(({ fromDay }) => fromDay).toSorted()[0] ?? ''
  const to =
    rows
      .map(({ toDay }) => toDay)
      .toSorted()
      .at(-1) ?? ''
  await deps.db.transaction(async (tx) => {
    await putStatements(tx, rows)
    await deps.jobs.add(tx, COMPARE_JOB, { companyId, from, to })
  })
  return { lines: statements.length }
}

async function statementsIn(bytes: Buffer, lang: Lang): Promise<Statement[]> {
  const reader = new StatementReader()
  if (!(await readRowsOf(bytes, reader))) throw turnoverRefusals.unreadable()
  const { missing, faults, statements, isCut } = reader
  if (missing.length > 0)
    throw turnoverRefusals.columns_missing({
      params: {
        columns: joinNames(
          missing.map((name) => pickText(name, lang)),
          lang,
        ),
      },
    })
  if (isCut) throw turnoverRefusals.too_many_lines({ params: { most: MOST_LINES } })
  if (faults.length > 0)
    throw turnoverRefusals.lines_wrong({
      params: {
        count: faults.length,
        faults: faults
          .slice(0, MOST_NAMED)
          .map((fault) => faultText(fault, lang))
          .join('\n'),
      },
    })
  if (statements.length === 0) throw turnoverRefusals.no_lines()
  return statements
}

const columnName = (field: StatementField, lang: Lang): string =>
  pickText(STATEMENT_COLUMNS.find(([name]) => name === field)?.[1] ?? { en: field, zh: field }, lang)

function faultText({ line, field, value, text }: StatementFault, lang: Lang): string {
  const said = pickText(text, lang)
  return lang === 'zh'
    ? `第${line}行，${columnName(field, lang)}“${value}”：${said}`
    : `Line ${line}, ${columnName(field, lang)} “${value}”: ${said}`
}

/** The last of two lines about the same counts. */
function onePerKey(statements: readonly Statement[]): Map<string, Statement> {
  return new Map(
    statements.map((one) => [
      [one.kind, one.channel ?? '', one.country ?? '', one.from, one.to, one.currency].join('|'),
      one,
    ]),
  )
}

class StatementReader {
  missing: ReturnType<typeof findStatementColumns>['missing'] = []
  isCut = false
  readonly faults: StatementFault[] = []
  readonly statements: Statement[] = []
  #places: Readonly<Record<StatementField, number>> | undefined

  header(names: readonly string[]): readonly number[] {
    const { places, missing } = findStatementColumns(names)
    this.#places = places
    this.missing = missing
    return names.map((_, place) => place)
  }

  row(cells: { line: number; at(slot: number): string }): void {
    const places = this.#places
    if (!places || this.missing.length > 0) return
    if (this.statements.length + this.faults.length >= MOST_LINES) return void (this.isCut = true)
    const texts = Object.fromEntries(
      STATEMENT_COLUMNS.map(([field]) => [field, places[field] < 0 ? '' : cells.at(places[field])]),
    ) as Record<StatementField, string>
    if (Object.values(texts).every((text) => text.trim() === '')) return
    const read = readStatement(texts, cells.line)
    if (Array.isArray(read)) this.faults.push(...read)
    else this.statements.push(read)
  }

  fault({ line, value }: { line: number; value: string }): void {
    this.faults.push({ line, field: 'kind', value: value.slice(0, 60), text: BROKEN_LINE })
  }
}

const BROKEN_OFF = {
  en: 'The upload broke off. Please send the file again.',
  zh: '上传中断，请重新上传文件。',
}
const BROKEN_LINE = { en: 'The line cannot be read.', zh: '无法读取该行。' }
