import { readFile } from 'node:fs/promises'
import type { FileProblem } from './declaration-file.ts'

const SCHEMA = new URL('schemas/oss-return/core_return.json', import.meta.url)
type Check = (body: unknown) => readonly FileProblem[]
const checks = new Map<string, Promise<Check>>()

/**
 * What HMRC's schema of a One Stop Shop return refuses. For other states of identification than Northern Ireland the
 * same rules hold, with the names of the amounts in euro.
 */
export async function ossProblems(content: string): Promise<readonly FileProblem[]> {
  const body = read(content)
  if (body === null) return [{ code: 'NOT_JSON', path: '' }]
  const isInPounds = Object.hasOwn(body, 'totalAmountVatDueGBP')
  const key = isInPounds ? 'GBP' : 'EUR'
  const check = checks.get(key) ?? checkFor(isInPounds)
  checks.set(key, check)
  return (await check)(body)
}

function read(content: string): object | null {
  try {
    const parsed: unknown = JSON.parse(content)
    return typeof parsed === 'object' ? parsed : null
  } catch {
    return null
  }
}

async function checkFor(isInPounds: boolean): Promise<Check> {
  // Loaded when somebody files: they are large.
  const [{ default: Ajv }, { default: addFormats }, source] = await Promise.all([
    import('ajv-draft-04'),
    import('ajv-formats'),
    readFile(SCHEMA, 'utf8'),
  ])
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  const validate = ajv.compile(JSON.parse(isInPounds ? source : elsewhere(source)) as object)
  return (body) =>
    validate(body)
      ? []
      : (validate.errors ?? []).map(({ keyword, instancePath }) => ({
          code: keyword.toUpperCase(),
          path: instancePath,
        }))
}

const elsewhere = (source: string): string =>
  source
    .replaceAll('GBP', 'EUR')
    .replace('XI/(IM|XI)[a-zA-Z0-9]{1,12}/', '[A-Z]{2}/(IM|[A-Z]{2})[a-zA-Z0-9+*]{1,12}/')
    .replace('"pattern": "XI"', '"pattern": "[A-Z]{2}"')
