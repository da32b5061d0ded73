import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import { bytesOfUpload } from '#platform/server/http/upload-bytes.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import { LARGEST_SHEET } from '#platform/shared/upload-form.ts'
import { taxStatementForm } from '../../staff/tax-contract.ts'
import { type Cells, type RowSink } from '#reports/reader/cells.ts'
import { readRowsOf } from '#reports/read-report.ts'
import { taxRefusals } from './tax.errors.ts'

/** Whose statement it is, and its text. @throws declarationTax.statement_unreadable */
export async function statementIn(
  upload: IncomingUpload,
): Promise<{ companyId: string; country: string; text: string }> {
  const fields = taxStatementForm.fields.safeParse(upload.fields)
  if (!fields.success) {
    // Read to its end, so that the sender receives the response.
    upload.stream.resume()
    throw wireRefusals.bad_request()
  }
  return { ...fields.data, text: await textOfStatement(upload) }
}

/**
 * A statement as text, whatever table it came as: a workbook has the same lines as the text that is made of it.
 * @throws declarationTax.statement_unreadable
 */
async function textOfStatement(upload: IncomingUpload): Promise<string> {
  const bytes = await bytesOfUpload(upload.stream, LARGEST_SHEET)
  if (!bytes) throw taxRefusals.statement_unreadable()
  const sink = new LinesSink()
  if (!(await readRowsOf(bytes, sink))) throw taxRefusals.statement_unreadable()
  return sink.text()
}

class LinesSink implements RowSink {
  #width = 0
  readonly #lines: string[] = []

  header(names: readonly string[]): readonly number[] {
    this.#width = names.length
    this.#lines[0] = lineOf(names)
    return names.map((_, place) => place)
  }

  row(cells: Cells): void {
    this.#lines[cells.line - 1] = lineOf(Array.from({ length: this.#width }, (_, slot) => cells.at(slot)))
  }

  /** What cannot be read as a row is no line of the account: nothing is matched beside it. */
  fault(): void {
    throw taxRefusals.statement_unreadable()
  }

  text(): string {
    return Array.from(this.#lines, (line) => line ?? '').join('\n')
  }
}

/** Line breaks inside a cell would move the lines below it. */
const lineOf = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"`).join(';')
