import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { answerLines } from './answer-lines.ts'
import { answer as determineVat } from './judge.ts'
import { writeReport } from './make-report.ts'
import { REPORT_COLUMNS } from './report-columns.ts'

const SALE = {
  date: '2026-03-10',
  type: 'SALE',
  depart: 'DE',
  arrive: 'DE',
  buyer: 'B2C',
  marketplace: 'own shop',
  currency: 'EUR',
}

async function run(lines: string): Promise<{ allRead: boolean; answers: Record<string, unknown>[] }> {
  const output = new PassThrough()
  const [allRead, written] = await Promise.all([
    answerLines(Readable.from([lines]), output, determineVat).finally(() => output.end()),
    text(output),
  ])
  const answers = written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { allRead, answers }
}

const seller = { established: 'DE', vat_registrations: ['DE'] }
const line = (id: number, gross: string): string => JSON.stringify({ id, ...SALE, seller, gross })

describe('JSON lines', () => {
  test('are answered in order, whatever is between them', async () => {
    const { allRead, answers } = await run(
      `\uFEFF${line(1, '119')}\r\n\r\n${line(2, '11.90')}\n${line(3, '1.19')}`,
    )
    expect(allRead).toBe(true)
    expect(answers.map(({ id, vat }) => [id, vat])).toEqual([
      [1, '19.00'],
      [2, '1.90'],
      [3, '0.19'],
    ])
  })

  test('that cannot be parsed are answered with an error in their place', async () => {
    const { allRead, answers } = await run(
      `${line(1, '119')}\nnonsense\n[1]\nnull\n${line(2, 'x')}\n${line(3, '119')}\n`,
    )
    expect(allRead).toBe(false)
    expect(answers.map((answer) => answer.code ?? answer.vat)).toEqual([
      '19.00',
      'NOT_JSON',
      'NOT_AN_OBJECT',
      'NOT_AN_OBJECT',
      'AMOUNT_NOT_READABLE',
      '19.00',
    ])
    expect(answers[4]).toMatchObject({ id: 2, error: expect.stringContaining('x'), fact: 'gross' })
  })

  test('give as many answers as questions, also beyond one chunk', async () => {
    const lines = Array.from({ length: 3000 }, (_, id) => line(id, '119')).join('\n')
    const { answers } = await run(lines)
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 3000 }, (_, id) => id))
  })
})

async function report(...options: string[]): Promise<{ code: number; written: string }> {
  const output = new PassThrough()
  const [code, written] = await Promise.all([
    writeReport(options, output).finally(() => output.end()),
    text(output),
  ])
  return { code, written }
}

describe('make-report', () => {
  test('writes the same bytes for the same seed, and others for another seed', async () => {
    const { code, written } = await report('--rows', '2000', '--seed', '7')
    expect(code).toBe(0)
    expect(createHash('sha256').update(written).digest('hex')).toMatchInlineSnapshot(
      `"2e367e8dd0fe04ad65d2defba67eb08ecb296d6a8b23dfb372a49cf32627368b"`,
    )
    expect((await report('--rows', '2000', '--seed', '8')).written).not.toBe(written)
  })

  test('writes a header of 95 columns and the given number of rows', async () => {
    const { written } = await report('--rows', '500', '--seed', '1')
    const lines = written.split('\r\n').filter(Boolean)
    expect(REPORT_COLUMNS).toHaveLength(95)
    expect(lines[0]).toBe(REPORT_COLUMNS.join(','))
    expect(lines).toHaveLength(501)
    const fields = lines.map((row) => row.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length)
    expect(new Set(fields)).toEqual(new Set([95]))
  })

  test.each([[['--rows', 'many']], [['--rows', '-1']], [['--rows', '1.5']], [['--what']]])(
    'refuses %j',
    async (options) => {
      expect(await report(...options)).toEqual({ code: 2, written: '' })
    },
  )
})
