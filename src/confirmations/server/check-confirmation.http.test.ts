import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { checkConfirmation } from '../contract.ts'
import { newConfirmationCode } from '../confirmation-code.ts'
import { filedWorkOrder, makeConfirmation } from '../testing/confirmations.builders.ts'

const app = await testApp()
const right = await makeConfirmation(app, await filedWorkOrder(app))
const ask = (code: string, lang: 'en' | 'zh' = 'en') => app.post(checkConfirmation, { code }, { lang })

beforeEach(() => app.database.pool.query('delete from rate_counters'))

describe('whoever checks a letter', () => {
  it('gets the same answer for a guess, a slip, another secret of ours and nonsense', async () => {
    const { rows } = await app.database.pool.query<{ code_hash: string; sealed_code: string }>(
      'select code_hash, sealed_code from letters',
    )
    const wrong = [
      newConfirmationCode(),
      `${right.code.slice(0, -1)}${right.code.endsWith('0') ? '1' : '0'}`,
      right.id,
      right.number,
      rows[0]?.code_hash ?? '',
      rows[0]?.sealed_code.slice(0, 90) ?? '',
      "' or 1=1 --",
      '%',
      '',
      '\u0000',
    ]
    const answers = await Promise.all(wrong.map((code) => ask(code)))
    const [first] = answers
    expect(first).toMatchObject({ status: 404, body: { code: 499, error: 'letter.unknown' } })
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: first?.body })
    expect((await ask('X', 'zh')).body.message).toMatch(/没有查到/)
  })

  it('may be wrong twenty times an hour; right answers do not count', async () => {
    for (let time = 0; time < 25; time += 1) expect((await ask(right.code)).status).toBe(200)
    for (let time = 0; time < 20; time += 1) expect((await ask(newConfirmationCode())).status).toBe(404)
    for (const code of [newConfirmationCode(), right.code])
      expect((await ask(code)).body).toMatchObject({ code: 499, error: 'limits.too_many_tries' })
    app.clock.advance(60 * 60_000)
    expect((await ask(right.code)).status).toBe(200)
  })

  it('is limited together with everybody else too', async () => {
    await ask(newConfirmationCode())
    await app.database.pool.query("update rate_counters set count = 5000 where key = 'letter_code'")
    expect((await ask(newConfirmationCode())).status).toBe(429)
  })

  it('leaves no code in the database', async () => {
    const { rows } = await app.database.pool.query<{ line: string }>(
      'select letters::text as line from letters union all select rate_counters::text from rate_counters',
    )
    const plain = right.code.replaceAll('-', '')
    expect(rows.filter(({ line }) => line.includes(plain) || line.includes(right.code))).toEqual([])
  })
})
