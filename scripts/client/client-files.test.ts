import { expect, test } from 'vitest'
import { documentWithoutDatabase } from '#main/openapi/document-without-database.ts'
import { clientFiles } from './client-files.ts'

const files = clientFiles(await documentWithoutDatabase())
/** What is sent with a call, in the words of the client's types. */
const inputOf = (file: string, call: string): string | undefined => {
  const text = files[file] ?? ''
  const from = text.slice(text.indexOf(`'${call}': {`))
  return /\n {4}input: ([\s\S]*?)\n {4}data: /.exec(from)?.[1]
}

test('an upload names the fields beside its file', () => {
  const chunk = inputOf('calls.ts', 'POST /salesReport/chunk')
  expect(chunk).toMatch(/importId: string\n\s+offset: number\n[^\n]*\n\s+sha256: string\n/)
  expect(chunk).not.toContain('file')
  expect(inputOf('staff-calls.ts', 'POST /staff/file/upload')).toMatch(/^\{\n\s+workOrderId: string\n\s+\}$/)
  expect(inputOf('calls.ts', 'POST /file/upload')).toBe('Record<string, never>')
})
