import assert from 'node:assert/strict'
import type { Envelope } from '#platform/shared/call.ts'
import type { Place } from './place.ts'

export const BASE = '/server/portal'

export type Asked = {
  query?: Record<string, string | readonly string[]>
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export type Answer = { status: number; headers: Headers; envelope: Envelope<unknown>; bytes: Buffer }

/** Makes a call by its name, `GET /product/details`, with a token in all three headers. */
export async function ask(place: Place, name: string, asked: Asked = {}): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ')
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(asked.query ?? {}))
    for (const one of [value].flat()) query.append(key, one)
  const { token } = asked
  const response = await place.send(`${BASE}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers: {
      lang: 'en',
      ...(token !== undefined && { Token: token, Authorization: token, 'X-Access-Token': token }),
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
      ...asked.headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(asked.body ?? {}) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isFile = response.headers.get('content-disposition') !== null
  const envelope = isFile
    ? { code: 0, message: '', data: null }
    : (JSON.parse(bytes.toString()) as Envelope<unknown>)
  if (!isFile) expectEnvelope(name, envelope)
  return { status: response.status, headers: response.headers, envelope, bytes }
}

/** Every answer is code, message, data; a failure may say more about itself. */
function expectEnvelope(name: string, envelope: Envelope<unknown>): void {
  assert.equal(typeof envelope.code, 'number', `${name}: code`)
  assert.equal(typeof envelope.message, 'string', `${name}: message`)
  assert.ok('data' in envelope, `${name}: data`)
  const known = new Set(['code', 'message', 'data', 'error', 'fields', 'requestId'])
  assert.deepEqual(
    Object.keys(envelope).filter((key) => !known.has(key)),
    [],
    `${name}: more than the envelope`,
  )
}

/** The data of a call that must succeed. */
export async function dataOf<T>(place: Place, name: string, asked: Asked = {}): Promise<T> {
  const { envelope, status } = await ask(place, name, asked)
  assert.equal(envelope.code, 0, `${name} answered ${envelope.code}: ${envelope.message}`)
  assert.equal(status, 200, `${name}: HTTP status`)
  return envelope.data as T
}

/** That an object has these fields at least, whatever they hold. */
export function expectFields(data: unknown, fields: string): void {
  assert.ok(typeof data === 'object' && data !== null, `no object with ${fields}`)
  for (const field of fields.split(' ')) assert.ok(field in data, `the field ${field} is missing`)
}

export type Page<T = Record<string, unknown>> = {
  records: T[]
  total: number
  page: number
  pageSize: number
}

/** A page of records, with at least one of these fields. */
export function expectPage(data: unknown, fields: string): void {
  expectFields(data, 'records total page pageSize')
  const { records } = data as Page
  assert.ok(records.length > 0, 'the list is empty')
  expectFields(records[0], fields)
}
